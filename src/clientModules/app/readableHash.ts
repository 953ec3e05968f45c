import {fragmentId} from '../../components/shared/fragmentId';

/** Makes a hash decodable, since Docusaurus calls `decodeURIComponent` unguarded. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(fragmentId(hash))}`;
  }
}

function repairHash(): void {
  const hash = decodableHash(location.hash);
  if (hash !== location.hash) {
    history.replaceState(history.state, '', hash);
  }
}

if (typeof window !== 'undefined') {
  repairHash();
  // Registered before the router's own listener.
  window.addEventListener('popstate', repairHash);
}
