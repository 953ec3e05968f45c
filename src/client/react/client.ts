import {options, type ComponentChild} from 'preact';
import {hydrate} from 'preact/compat';
import {createRoot} from 'preact/compat/client';
import {hydrationTurns} from '../hydration/hydrationTurns';

/**
 * React's `hydrateRoot`, in as many tasks as the page's parts need (see `Later`). Effects wait until
 * the last part is there: they change what the parts share, and a part that came to life with other
 * values than the build's would keep the build's attributes, because hydration does not compare them.
 *
 * @see https://react.dev/reference/react-dom/client/hydrateRoot
 */
function hydrateRoot(container: Element, app: ComponentChild): ReturnType<typeof createRoot> {
  hydrationTurns.start(() => hydrate(app, container));
  options.requestAnimationFrame = hydrationTurns.afterwards;
  hydrationTurns.afterwards(() => {
    options.requestAnimationFrame = undefined;
  });
  return createRoot(container);
}

export {createRoot, hydrateRoot};
export default {createRoot, hydrateRoot};
