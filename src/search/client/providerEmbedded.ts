import {recover} from '../../components/shared/recovery';
import {embeddedClient} from './embedded';
import type {SearchProvider} from './provider';
import {thread} from './startEmbedded';

/** The build without a hosted service. */
export const createClient: SearchProvider['createClient'] = ({baseUrl}) =>
  embeddedClient(
    () => thread(baseUrl),
    // A load would take away the window and what was typed.
    () => void recover({loads: 'never'}),
  );

/** There is one language and one version. */
export const useInContext: SearchProvider['useInContext'] = (client) => client;
