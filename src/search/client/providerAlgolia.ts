import {algoliaClient, type LiteClient} from './algolia';
import type {CreateClient} from './provider';

/** The build with a hosted service; its client comes with the first query. */
const createClient: CreateClient = ({settings}) => {
  if (settings.provider !== 'algolia') {
    throw new Error('This build has no settings for the hosted search.');
  }
  const {appId, apiKey, indexName} = settings;
  return algoliaClient(indexName, async () => {
    const {liteClient} = await import('algoliasearch/lite');
    return liteClient(appId, apiKey) as unknown as LiteClient;
  });
};

export default createClient;
