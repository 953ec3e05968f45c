import {fragmentId} from '../../components/shared/fragmentId';

/** A hash that can be decoded, as Docusaurus does without care; unchanged if it can be already. */
export function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(fragmentId(hash))}`;
  }
}

function makeReadable(): void {
  const hash = readableHash(location.hash);
  if (hash !== location.hash) {
    history.replaceState(history.state, '', hash);
  }
}

if (typeof window !== 'undefined') {
  makeReadable();
  // Before the router, which listens from its first page on.
  window.addEventListener('popstate', makeReadable);
}
