import {cacheNames, maxReadPages} from '../../config/caches';
import {storageNamespace} from '../../config/site';
import * as storageKeys from '../../config/storageKeys';

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

const reading = 'You choose it in the Reading comfort menu';
const back = 'You choose the default again, or clear the site data';
const tillCleared = 'You clear the site data';
const tabClosed = 'You close the tab';

const itemsByArea: Partial<Record<StorageArea, Omit<StoredItem, 'area'>[]>> = {
  localStorage: [
    {
      key: storageKeys.theme,
      what: 'Light or dark mode',
      when: 'You use the mode switch',
      until: 'You choose the system mode',
    },
    {key: storageKeys.stage, what: 'Whether stage mode is on', when: reading, until: back},
    {key: storageKeys.textSize, what: 'Text size', when: reading, until: back},
    {
      key: storageKeys.lineWidth,
      what: 'Line width',
      when: reading,
      until: back,
    },
    {
      key: storageKeys.typeface,
      what: 'That the typeface of this site is kept with the pages you read',
      when: 'You open a page',
      until: tillCleared,
    },
    {
      key: storageKeys.announcementId,
      what: 'Which announcement you have seen',
      when: 'You open a page with an announcement',
      until: tillCleared,
    },
    {
      key: storageKeys.announcementDismissed,
      what: 'Whether you closed the announcement',
      when: 'You open a page with an announcement, or close the announcement',
      until: tillCleared,
    },
    {
      key: `docusaurus.tab.*-${storageNamespace}`,
      what: 'Which tab you chose, for example macOS or Windows',
      when: 'You choose a tab',
      until: tillCleared,
    },
    {
      key: `docs-preferred-version-default-${storageNamespace}`,
      what: 'The version of the documentation that you prefer. There is only one version',
      when: 'Never at present; an unknown version is deleted',
      until: 'You open a page while the stored version is unknown',
    },
    {
      key: storageKeys.searchRecent,
      what: 'Titles and addresses of the pages you opened from the search window, 7 at most',
      when: 'You open a search result',
      until: 'You remove the entry in the search window',
    },
    {
      key: storageKeys.searchFavorite,
      what: 'Titles and addresses of the search results you marked as favourites, 10 at most',
      when: 'You mark a recent search as favourite',
      until: 'You remove the entry in the search window',
    },
    {
      key: storageKeys.searchSlash,
      what: 'Whether the / key opens the search',
      when: 'You turn it on or off in the search window',
      until: tillCleared,
    },
    {
      key: 'tool.*',
      what: 'Your last inputs in a calculator, and which three you used last',
      when: 'You change a field in it',
      until: 'You click its reset button',
    },
    {
      key: 'tool.routing-simulator.solved*',
      what: 'Which tasks of the routing simulator you solved',
      when: 'You solve one',
      until: tillCleared,
    },
    {
      key: `${storageKeys.ticks}*`,
      what: 'Which tasks of a checklist you ticked',
      when: 'You tick one',
      until: 'You remove the tick, or click “Clear checklist”',
    },
    {
      key: storageKeys.requestDraft,
      what: 'What you typed into the fixture profile request, including your name and address',
      when: 'You type into the form',
      until: 'You send the request, or click “Discard the draft”',
    },
  ],
  sessionStorage: [
    {
      key: 'showsync.reloaded',
      what: 'Address and build of each page that was loaded again automatically, to keep any from reloading again and again',
      when: 'A part of a page can’t be loaded',
      until: tabClosed,
    },
    {
      key: 'showsync.typed',
      what: 'What you typed into the fields of a page, to put it back when the page is loaded again',
      when: 'A page can’t be loaded completely after you typed into it',
      until: 'The page has loaded, or you close the tab',
    },
  ],
  'Cache Storage': [
    {
      key: cacheNames.saved,
      what: 'Pages and images you saved for offline use',
      when: 'You save the site or a part of it',
      until: 'You remove the saved copy',
    },
    {
      key: cacheNames.read,
      what: `The last pages you read, ${maxReadPages} at most`,
      when: 'You open a page, so it opens again without a network',
      until: 'Newer pages replace them',
    },
    {
      key: cacheNames.assets,
      what: 'Scripts, styles and images that those pages need',
      when: 'A page loads them',
      until: 'Newer ones replace them',
    },
    {
      key: cacheNames.state,
      what: 'Which parts you saved and when, and the list of files they need',
      when: 'You open a page, or save the site or a part of it',
      until: 'You remove the saved copy, or clear the site data',
    },
  ],
};

/**
 * Everything that the site may keep in the reader's browser. The privacy policy shows this list, and
 * a browser test that uses every feature fails on a key that is not in it.
 */
export const storedItems: readonly StoredItem[] = Object.entries(itemsByArea).flatMap(
  ([area, items]) => items.map((item) => ({...item, area: area as StorageArea})),
);
