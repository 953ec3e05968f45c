import {embeddedClient, type Thread} from './embedded';
import type {CreateClient} from './provider';

/** The build without a hosted service. */
const createClient: CreateClient = ({baseUrl}) =>
  embeddedClient(baseUrl, () => new Worker(new URL('./worker.ts', import.meta.url)) as Thread);

export default createClient;
