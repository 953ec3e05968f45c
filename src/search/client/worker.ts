/** Thread of the embedded search: loads the index and answers queries. */
import {LocalEngine} from '../engine/localEngine';
import type {FromWorker, ToWorker} from './messages';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const reply = (message: FromWorker): void => scope.postMessage(message);

/** A file that has not come after this time is lost. */
const patience = 20_000;

let baseUrl = '/';
const engine = new LocalEngine({
  async load(file) {
    const response = await fetch(baseUrl + file, {
      // The other files carry a hash of their content in their name.
      cache: file.includes('/') ? 'default' : 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) {
      throw new Error(`${file} answered ${response.status}.`);
    }
    return (await response.json()) as unknown;
  },
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  onCoverage: (coverage) => reply({kind: 'coverage', coverage}),
});

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
    case 'start':
      ({baseUrl} = data);
      break;
    case 'warm':
      // The query that follows reports the failure.
      engine.warm().catch(() => undefined);
      break;
    case 'search':
      void answer(data.id, engine.search(data.queries));
      break;
    case 'suggest':
      void answer(data.id, engine.suggest(data.query));
      break;
  }
};
