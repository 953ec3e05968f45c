/** The provider that this build was made for; the plugin `search-client` sets the alias. */
declare module '@search-provider' {
  import type {SearchProvider} from './provider';

  export const createClient: SearchProvider['createClient'];
  export const useRequestContext: SearchProvider['useRequestContext'];
}
