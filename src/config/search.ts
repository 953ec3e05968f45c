/** Maximum length of a query, in characters. */
export const maxQueryLength = 100;

/** Public settings of the hosted search. */
export interface AlgoliaSettings {
  appId: string;
  /** A key that can only search. */
  apiKey: string;
  indexName: string;
}

const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * Reads the search provider from the environment: all three variables select the hosted search, none
 * the embedded one.
 *
 * @param environment - usually `process.env`
 * @returns the settings of the hosted search; undefined for the embedded one
 * @throws Error that names the variables that are missing or invalid
 */
export function readAlgoliaSettings(
  environment: Readonly<Record<string, string | undefined>>,
): AlgoliaSettings | undefined {
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const names = Object.values(variables);
  const missing = names.filter((name) => !value(name));
  if (missing.length === names.length) {
    return undefined;
  }
  if (missing.length > 0) {
    const given = names.filter((name) => value(name));
    throw new Error(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing, but ${given.join(' and ')} ` +
        `${given.length === 1 ? 'is' : 'are'} set. The hosted search needs all three; without any of them the ` +
        'site uses its own search.',
    );
  }
  const invalid = names.find((name) => !/^[\w.-]+$/.test(value(name)));
  if (invalid) {
    throw new Error(
      `${invalid} is "${value(invalid)}"; it must contain only letters, digits, - _ and . as shown by the service.`,
    );
  }
  return {
    appId: value(variables.appId),
    apiKey: value(variables.apiKey),
    indexName: value(variables.indexName),
  };
}

/** Settings of the hosted search, as validated by the search theme. */
export function algoliaSettings(themeConfig: object): AlgoliaSettings | undefined {
  return (themeConfig as {algolia?: AlgoliaSettings}).algolia;
}
