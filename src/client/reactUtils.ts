import {useMemo} from 'react';

export * from 'theme-common-react-utils';

/**
 * The same object as long as its properties are the same ones (the theme's `useShallowMemoObject`,
 * which compares names by the rules of a language: the first such comparison costs a phone a
 * noticeable moment, for an order that only has to be the same every time).
 */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // As many dependencies as there are properties, always the same ones.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo
  return useMemo(() => value, entries.flat());
}
