import type {SearchSettings} from '../../config/search';
import type {SearchClient} from './types';

/** Makes the client of a provider. The build chooses the module: `@search-provider`. */
export type CreateClient = (options: {baseUrl: string; settings: SearchSettings}) => SearchClient;
