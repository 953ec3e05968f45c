import {useLayoutEffect, useReducer, useRef, useState} from 'preact/compat';
import {hydrationTurns} from '../hydration/hydrationTurns';
import {isHydrating} from './isHydrating';

/**
 * React's `useSyncExternalStore`. Preact's own leaves out the third argument: it would render the
 * browser's value into a page that shows the build's value, and attributes would stay as they were,
 * because hydration does not compare attributes.
 *
 * @param subscribe - calls back when the value may have changed; returns what ends it
 * @param getSnapshot - the value now; the same value again as long as nothing changed
 * @param getServerSnapshot - the value that the build rendered, used while hydrating
 * @see https://react.dev/reference/react/useSyncExternalStore
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
  getServerSnapshot?: () => Value,
): Value {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const [isBuildsValue, setIsBuildsValue] = useState(isHydrating);
  const value = isBuildsValue && getServerSnapshot ? getServerSnapshot() : getSnapshot();
  const latestRef = useRef({value, getSnapshot, isBuildsValue});

  useLayoutEffect(() => {
    latestRef.current = {value, getSnapshot, isBuildsValue};
  });

  useLayoutEffect(() => {
    const compare = (): void => {
      const latest = latestRef.current;
      if (!latest.isBuildsValue && !Object.is(latest.value, latest.getSnapshot())) {
        renderAgain(undefined);
      }
    };
    compare();
    return subscribe(compare);
  }, [subscribe]);

  useLayoutEffect(() => {
    let isMounted = true;
    // Parts that still wait must come to life with the build's values.
    hydrationTurns.afterwards(() => {
      if (isMounted) {
        setIsBuildsValue(false);
      }
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return value;
}
