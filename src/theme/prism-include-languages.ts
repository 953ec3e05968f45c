/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: code is highlighted when pages are compiled; the browser needs no grammars.
 */
export default function prismIncludeLanguages(): void {}
