/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: {createScriptURL?: (input: string) => string},
  ): {createScriptURL: (input: string) => unknown};
}

interface Window {
  readonly trustedTypes?: TrustedTypePolicyFactory;
}

declare module '@generated/commit/default/commit.json' {
  const data: {readonly commit?: string};
  export default data;
}

declare module '@generated/page-titles/default/titles.json' {
  /** Titles of pages by address. */
  const data: Readonly<Record<string, string>>;
  export default data;
}

declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module 'theme-common-react-utils';

/** Address of the script that reads timecode; see `src/build/application/ltcWorklet.ts`. */
declare const ltcWorkletAddress: string;
