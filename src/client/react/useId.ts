import {useId as usePreactId, useEffect, useState} from 'preact/compat';
import {isHydrating} from './isHydrating';

/**
 * React's `useId`. What the build rendered carries React's ids, which Preact cannot know, and
 * hydration leaves attributes alone. The id changes once the page is alive, so that each attribute
 * that it stands in is written again, and what is added later can point at it.
 *
 * @returns an id that is unique in the page
 * @see https://react.dev/reference/react/useId
 */
export function useId(): string {
  const id = usePreactId();
  const [isAlive, setIsAlive] = useState(!isHydrating());
  useEffect(() => setIsAlive(true), []);
  return isAlive ? id : `build-${id}`;
}
