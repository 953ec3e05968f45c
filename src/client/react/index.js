import compat from 'preact/compat';
import {useId} from './useId';
import {useSyncExternalStore} from './useSyncExternalStore';

/*
 * React's interface as browsers get it. Pages are rendered by React when the site is built; the
 * browser brings them to life with Preact, which is an eighth of the bytes of react-dom and hydrates
 * in a fraction of the time. Two hooks behave otherwise there than React documents them while a page
 * is being hydrated, so they are replaced.
 */
export * from 'preact/compat';
export {useId, useSyncExternalStore};

export default {...compat, useId, useSyncExternalStore};
