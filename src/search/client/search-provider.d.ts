/** The provider that this build was made for; the plugin `search-index` sets the alias. */
declare module '@search-provider' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- relative imports are not allowed in here
  const createClient: import('./provider').CreateClient;
  export default createClient;
}
