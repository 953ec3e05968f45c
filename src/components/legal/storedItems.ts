import items from './storedItems.json';

/** Where a browser keeps something for a site. */
export type StorageArea =
  'localStorage' | 'sessionStorage' | 'Cache Storage' | 'IndexedDB' | 'cookie';

/** Something that the site may keep in the reader's browser. */
interface StoredItem {
  area: StorageArea;
  /** Its name there. A `*` stands for an ending or a middle part that varies. */
  key: string;
  /** What it holds. */
  what: string;
  /** What makes the site write it. */
  when: string;
  /** How it goes away, apart from clearing the browser's data for this site. */
  until: string;
}

/**
 * Everything that the site may keep in the reader's browser. The privacy policy shows this list, and
 * a browser test that uses every feature fails on a key that is not in it.
 */
export const storedItems = items as readonly StoredItem[];
