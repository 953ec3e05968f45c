import items from './storedItems.json';

/** Kinds of browser storage. */
export type StorageArea =
  'localStorage' | 'sessionStorage' | 'Cache Storage' | 'IndexedDB' | 'cookie';

/** An item that the site may store in the reader's browser. */
export interface StoredItem {
  area: StorageArea;
  /**
   * Its name there. A `*` stands for a part that varies. In a copy of the site that is not at the root, the
   * folder follows: see `nameSuffix` in `src/config/site.ts`.
   */
  key: string;
  /** What it holds. */
  what: string;
  /** What makes the site write it. */
  when: string;
  /** How it goes away, apart from clearing the browser's data for this site. */
  until: string;
}

/** Names that an item of the list stands for, with `*` as in its key: at the root, and in a folder. */
export const getStoredNames = ({key}: StoredItem): string[] => [key, `${key}/*`];

/**
 * Everything that the site may keep in the reader's browser. The privacy policy shows this list, and
 * a browser test that uses every feature fails on a key that is not in it.
 */
export const storedItems = items as readonly StoredItem[];
