/** Thread of the embedded search: reads the index and answers queries. */
import {linesOf, LocalEngine} from '../engine/localEngine';
import type {FromWorker, ToWorker} from './searchThread';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const reply = (message: FromWorker): void => scope.postMessage(message);

const engine = new LocalEngine({
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  onCoverage: (coverage) => reply({kind: 'coverage', coverage}),
});

/** The file that arrives; a new one begins after its end. */
let file: WritableStreamDefaultWriter<Uint8Array> | undefined;

function begin(): WritableStreamDefaultWriter<Uint8Array> {
  const {readable, writable} = new TransformStream<Uint8Array, Uint8Array>();
  const texts = readable.pipeThrough(
    new TextDecoderStream() as TransformStream<Uint8Array, string>,
  );
  engine.read(linesOf(piecesOf(texts))).catch(() => reply({kind: 'lost'}));
  return writable.getWriter();
}

/** Not every browser can iterate over a stream. */
async function* piecesOf(texts: ReadableStream<string>): AsyncGenerator<string> {
  const reader = texts.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    yield next.value;
  }
}

async function answer(
  id: number,
  work: Promise<Extract<FromWorker, {kind: 'answer'}>['value']>,
): Promise<void> {
  try {
    reply({kind: 'answer', id, value: await work});
  } catch (error) {
    const {name, message} = error instanceof Error ? error : new Error(String(error));
    reply({kind: 'failure', id, name, message});
  }
}

scope.onmessage = ({data}: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'begin':
      file = begin();
      break;
    case 'piece':
      file?.write(data.bytes).catch(() => undefined);
      break;
    case 'end':
      file?.close().catch(() => undefined);
      file = undefined;
      break;
    case 'broken':
      file?.abort(new Error(data.message)).catch(() => undefined);
      file = undefined;
      break;
    case 'search':
      void answer(data.id, engine.search(data.ask));
      break;
    case 'suggest':
      void answer(data.id, engine.suggest(data.query));
      break;
  }
};
