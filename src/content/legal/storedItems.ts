import {fits} from '../../shared/fits';
import {
  cacheNames,
  maxReadPages,
  maxSentRequests,
  storageKeys,
  storageNamespace,
} from '../../config/storageKeys';

/** Where a browser keeps something for a site. */
export type StorageArea =
  'localStorage' | 'sessionStorage' | 'Cache Storage' | 'IndexedDB' | 'cookie';

/** Something that the site may keep in the reader's browser. */
export interface StoredItem {
  /** Its name there. A `*` stands for an ending or a middle part that varies. */
  key: string;
  area: StorageArea;
  /** What it holds. */
  what: string;
  /** What makes the site write it. */
  when: string;
  /** How it goes away, apart from clearing the browser's data for this site. */
  until: string;
}

const reading = 'You choose it in the menu Reading comfort';
const back = 'You choose the default again, or clear site data';
const tillCleared = 'You clear site data';
const tabClosed = 'The tab is closed';

/**
 * Everything that the site may keep in the reader's browser. The privacy policy shows this list, and
 * a browser test that uses every feature fails on a key that is not in it.
 */
export const storedItems: readonly StoredItem[] = [
  {
    key: storageKeys.theme,
    area: 'localStorage',
    what: 'Light or dark mode',
    when: 'You use the mode switch',
    until: 'You choose the system mode',
  },
  {
    key: storageKeys.stage,
    area: 'localStorage',
    what: 'Whether stage mode is on',
    when: reading,
    until: back,
  },
  {key: storageKeys.textSize, area: 'localStorage', what: 'Text size', when: reading, until: back},
  {
    key: storageKeys.lineWidth,
    area: 'localStorage',
    what: 'Line width',
    when: reading,
    until: back,
  },
  {
    key: storageKeys.announcementId,
    area: 'localStorage',
    what: 'Which announcement you have seen',
    when: 'A page with an announcement is opened',
    until: tillCleared,
  },
  {
    key: storageKeys.announcementDismissed,
    area: 'localStorage',
    what: 'Whether you closed the announcement',
    when: 'A page with an announcement is opened, and when you close it',
    until: tillCleared,
  },
  {
    key: `docusaurus.tab.*-${storageNamespace}`,
    area: 'localStorage',
    what: 'Which tab you chose, for example macOS or Windows',
    when: 'You choose a tab',
    until: tillCleared,
  },
  {
    key: `docs-preferred-version-default-${storageNamespace}`,
    area: 'localStorage',
    what: 'The version of the documentation that you prefer. There is one version only',
    when: 'Never at present; a value that is not a known version is discarded',
    until: 'The page is opened with an unknown version',
  },
  {
    key: storageKeys.searchRecent,
    area: 'localStorage',
    what: 'Titles and addresses of the pages that you opened from the search window, 7 at most',
    when: 'You open a search result',
    until: 'You remove the entry in the search window',
  },
  {
    key: storageKeys.searchFavorite,
    area: 'localStorage',
    what: 'Titles and addresses of the search results that you marked as favourites, 10 at most',
    when: 'You mark a recent search as favourite',
    until: 'You remove the entry in the search window',
  },
  {
    key: storageKeys.searchSlash,
    area: 'localStorage',
    what: 'Whether the / key opens the search',
    when: 'You switch it off or on in the search window',
    until: tillCleared,
  },
  {
    key: 'tool.*',
    area: 'localStorage',
    what: 'Your last inputs in a calculator',
    when: 'You change a field of it',
    until: 'You press its reset button',
  },
  {
    key: `${storageKeys.ticks}*`,
    area: 'localStorage',
    what: 'Which tasks of a checklist you ticked',
    when: 'You tick one',
    until: 'You take the tick away, or press “Clear these ticks”',
  },
  {
    key: storageKeys.requestDraft,
    area: 'localStorage',
    what: 'What you typed into the fixture profile request, your name and address included',
    when: 'You type into the form',
    until: 'The request was sent, or you press “Discard the draft”',
  },
  {
    key: storageKeys.requestsSent,
    area: 'localStorage',
    what: `Manufacturer, model and day of the requests that were sent from this browser, ${maxSentRequests} at most`,
    when: 'A request was sent',
    until: tillCleared,
  },
  {
    key: 'showsync.reloaded',
    area: 'sessionStorage',
    what: 'Time and address of the last automatic reload, so that a page cannot reload for ever',
    when: 'A part of a page could not be loaded',
    until: tabClosed,
  },
  {
    key: cacheNames.saved,
    area: 'Cache Storage',
    what: 'Pages and pictures that you saved for offline use',
    when: 'You save the site, or a part of it',
    until: 'You remove the saved copy',
  },
  {
    key: cacheNames.read,
    area: 'Cache Storage',
    what: `The last pages that you read, ${maxReadPages} at most`,
    when: 'A page is shown, so that it opens again without a network',
    until: 'Newer pages take their place',
  },
  {
    key: cacheNames.assets,
    area: 'Cache Storage',
    what: 'Scripts, styles and pictures that those pages need',
    when: 'A page loads them',
    until: 'Newer ones take their place',
  },
  {
    key: cacheNames.state,
    area: 'Cache Storage',
    what: 'Which parts you saved, when, and the list of files that they need',
    when: 'A page is shown, and when you save the site or a part of it',
    until: 'You remove the saved copy, or clear site data',
  },
  {
    key: 'workbox-expiration',
    area: 'IndexedDB',
    what: 'When the last pages that you read, and their files, were used, so that old ones can go',
    when: 'Those pages are kept',
    until: tillCleared,
  },
];

/**
 * The names that are kept although the list does not hold them.
 *
 * @param found - names by area, as read from a browser
 */
export function unlistedItems(
  found: Readonly<Partial<Record<StorageArea, readonly string[]>>>,
  list: readonly StoredItem[] = storedItems,
): string[] {
  return Object.entries(found).flatMap(([area, names]) =>
    names
      .filter((name) => !list.some((item) => item.area === area && fits(item.key, name)))
      .map((name) => `${area}: ${name}`),
  );
}
