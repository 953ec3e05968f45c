/** Replaces the hook of Docusaurus, with its result during server-side rendering. */
export default function useIsBrowser(): boolean {
  return false;
}
