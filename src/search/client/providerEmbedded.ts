import {recover} from '../../shared/recovery';
import {openingKeys} from '../../shared/searchKeys';
import {embeddedClient} from './embedded';
import type {SearchProvider} from './provider';
import {thread} from './startEmbedded';

/** The build without a hosted service. */
export const createClient: SearchProvider['createClient'] = ({baseUrl}) =>
  embeddedClient(
    () => thread(baseUrl),
    (query) => {
      // The page of the search has the query in its address.
      const isPage = window.location.pathname.startsWith(`${baseUrl}search`);
      void recover({wishes: () => (isPage ? [] : openingKeys(query))});
    },
  );

/** There is one language and one version. */
export const useInContext: SearchProvider['useInContext'] = (client) => client;
