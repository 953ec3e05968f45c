import {inBackground} from '../../components/shared/recovery';

/** What the generator's `Link` calls: see `core/lib/client/docusaurus.js`. */
interface Prefetching {
  /** Called when a link scrolls into view. */
  prefetch: (path: string) => false | Promise<unknown>;
  /** Called when a link is pointed at or touched. */
  preload: (path: string) => false | Promise<unknown>;
}

/**
 * The generator's prefetching, except that a link that is merely in view loads nothing: only pointing
 * and touching are signs of intent. What cannot be loaded ahead is not an error yet; following the
 * link will tell. Slow and metered connections are the generator's business (specification, section 7).
 */
export function byIntent({preload}: Prefetching): Prefetching {
  return {
    prefetch: () => false,
    // Without a connection only the browser's console would hear of it.
    preload: (path) => navigator.onLine && inBackground(async () => preload(path)),
  };
}

if (typeof window !== 'undefined') {
  let own: Prefetching | undefined;
  // The generator sets this property when the application starts, after its client modules have run.
  Object.defineProperty(window, 'docusaurus', {
    get: () => own,
    set: (given: Prefetching) => {
      own = byIntent(given);
    },
  });
}
