/** What of a build's environment sends readers' browsers to other servers. */
export interface Services {
  /** Application id of the hosted search; none means the search is answered in the browser. */
  algoliaAppId?: string | undefined;
  /** Where the fixture profile request is sent. */
  requestEndpoint?: string | undefined;
}

/**
 * Origins that scripts may talk to besides our own: none, unless a service is configured.
 *
 * Algolia's clients use these four hosts of an application and no others.
 */
export function connectSources({algoliaAppId, requestEndpoint}: Services): string[] {
  const id = algoliaAppId?.toLowerCase();
  if (id && !/^[a-z0-9]+$/.test(id)) {
    throw new Error(
      `The Algolia application id is "${algoliaAppId}"; it must be letters and digits.`,
    );
  }
  return [
    ...(id
      ? [
          `https://${id}-dsn.algolia.net`,
          ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
        ]
      : []),
    ...(requestEndpoint ? [new URL(requestEndpoint).origin] : []),
  ];
}
