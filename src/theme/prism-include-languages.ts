/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic.
 * Why: code is highlighted when pages are compiled; the theme's file would bundle Prism's catalogue of
 * languages, 8 kB on every page.
 */
export default function prismIncludeLanguages(): void {}
