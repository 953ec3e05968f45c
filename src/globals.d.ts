/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

interface Window {
  /** Set by Docusaurus when the application has started. */
  docusaurus?: unknown;
}

declare module '@generated/content/default/commit.json' {
  const data: {readonly commit?: string};
  export default data;
}

declare module '@generated/content/default/news.json' {
  import type {Release} from '@site/src/data/types';

  /** The latest described release of each product. */
  const data: {readonly latest: readonly Release[]};
  export default data;
}

/** Which plugin a page is of: its name and id. */
declare module '@generated/*/__plugin.json';

declare module '@generated/content/default/titles.json' {
  /** Titles of pages by address. */
  const data: Readonly<Record<string, string>>;
  export default data;
}

declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module 'theme-common-react-utils';

/** Address of the script that reads timecode; see `src/plugins/application/ltcWorklet.ts`. */
declare const ltcWorkletAddress: string;

/** See `nameSuffix` in `src/config/site.ts`; undefined outside a bundle. */
declare const siteNameSuffix: string;
