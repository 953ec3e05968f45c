/**
 * Which search answers: the site's own, or a hosted one. Nothing else on the site knows.
 * Settings of the embedded one are none, so that it works on any host.
 */
export type SearchSettings =
  {provider: 'embedded'} | {provider: 'algolia'; appId: string; apiKey: string; indexName: string};

const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * Reads the choice from the environment: all three variables choose the hosted search, none the
 * embedded one.
 *
 * @param environment - usually `process.env`
 * @throws Error that names what is missing when only some are given
 */
export function readSearchSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SearchSettings {
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const names = Object.values(variables);
  const missing = names.filter((name) => !value(name));
  if (missing.length === names.length) {
    return {provider: 'embedded'};
  }
  if (missing.length > 0) {
    const given = names.filter((name) => value(name));
    throw new Error(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing, although ${given.join(' and ')} ` +
        `${given.length === 1 ? 'is' : 'are'} set. The hosted search needs all three; without any of them the ` +
        'site brings its own search.',
    );
  }
  return {
    provider: 'algolia',
    appId: value(variables.appId),
    apiKey: value(variables.apiKey),
    indexName: value(variables.indexName),
  };
}

/** Name of the index that is asked. */
export function indexNameOf(settings: SearchSettings): string {
  return settings.provider === 'algolia' ? settings.indexName : 'embedded';
}
