/** A third-party host that a page may contact. */
export interface ContactedHost {
  /** Host name; a `*` stands for a part that varies. */
  host: string;
  /** What makes the page contact it. */
  when: string;
  /** What is sent. */
  what: string;
}

/** Settings of a build that affect hosts. */
export interface HostChoices {
  /** Receives fixture profile requests; if unset, they go through the visitor's mail program. */
  requestEndpoint?: string | undefined;
  /** Application id of the hosted search; unset for the embedded search. */
  searchApplication?: string | undefined;
}

/**
 * Every host that a page of this build may contact by itself, apart from the site's own. Links that
 * a reader follows are not contacts: nothing is fetched from them before.
 */
export function contactedHosts({requestEndpoint, searchApplication}: HostChoices): ContactedHost[] {
  const hosts: ContactedHost[] = [];
  if (searchApplication) {
    const id = searchApplication.toLowerCase();
    const contact = {
      when: 'You type into the search window or open the search page',
      what: 'The words you type, and your IP address as with every request',
    };
    hosts.push(
      {host: `${id}*.algolia.net`, ...contact},
      {host: `${id}*.algolianet.com`, ...contact},
    );
  }
  if (requestEndpoint) {
    hosts.push({
      host: new URL(requestEndpoint).hostname,
      when: 'You send a fixture profile request',
      what: 'What the form shows before it is sent, and your IP address as with every request',
    });
  }
  return hosts;
}
