/** What the hook of Docusaurus returns while a page is rendered at build time. */
export default function useIsBrowser(): boolean {
  return false;
}
