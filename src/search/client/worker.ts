/** Worker of the embedded search: reads the index and answers queries. */
import {LocalEngine, readLines} from '../engine/localEngine';
import type {FilePart, FromWorker, ToWorker} from './embedded';

const reply = (message: FromWorker): void => self.postMessage(message);

const engine = new LocalEngine();

/** Writer for the index file that is loading. */
let file: WritableStreamDefaultWriter<BufferSource> | undefined;

function receive(part: FilePart): void {
  if (part === 'begin') {
    const {readable, writable} = new TextDecoderStream();
    file = writable.getWriter();
    engine.read(readLines(readable)).catch(() => reply({kind: 'lost'}));
    return;
  }
  const done =
    part === 'end'
      ? file?.close()
      : part === 'broken'
        ? file?.abort(new Error('The index file is incomplete.'))
        : file?.write(part);
  // The engine gets the same error from the readable side.
  done?.catch(() => undefined);
}

async function answer({id, query}: Extract<ToWorker, {kind: 'query'}>): Promise<void> {
  try {
    await engine.search(query, (result) => reply({kind: 'answer', id, result}));
    reply({kind: 'end', id});
  } catch (error) {
    // Structured cloning would lose the name of the error.
    const {name, message} = error as Error;
    reply({kind: 'end', id, failure: {name, message}});
  }
}

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'file') {
    receive(data.part);
  } else {
    void answer(data);
  }
};
