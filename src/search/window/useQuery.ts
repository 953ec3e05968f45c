import {useCallback, useState} from 'react';
import {fitQuery, longestQuery} from '../engine/limits';

/** What stands in the field of a search. */
export interface Query {
  text: string;
  /** What was pasted did not fit. */
  isCut: boolean;
  /** Every word of it as it was typed. */
  isLiteral: boolean;
  type: (next: string) => void;
  setLiteral: () => void;
}

/** What fits of a text that takes the place of another: a paste is cut at a word, typing just ends. */
export function fitted(next: string, before: string): string {
  return next.length > before.length + 1 ? fitQuery(next) : next.slice(0, longestQuery);
}

/** The text of a search field that takes no more than the longest query. */
export function useQuery(): Query {
  const [state, setState] = useState({text: '', isCut: false, isLiteral: false});
  const type = useCallback((next: string) => {
    setState(({text}) => ({
      text: fitted(next, text),
      isCut: next.length > longestQuery,
      isLiteral: false,
    }));
  }, []);
  const setLiteral = useCallback(() => setState((old) => ({...old, isLiteral: true})), []);
  return {...state, type, setLiteral};
}
