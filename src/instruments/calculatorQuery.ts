/** Finds the calculator for a search query, such as 'dip 213' but not 'dip switch'. */
import {tidy} from '../components/fields/parse';
import {queries} from './generated/queries';
import {stateHash} from './kit/codec';
import type {QueryRule} from './kit/query';
import {type CalculatorId, getCalculatorAddress} from './list';

/** A calculator with the fields that a query fills in; the others keep their defaults. */
export interface CalculatorTask {
  calculator: CalculatorId;
  state: Readonly<Record<string, string>>;
  /** Address of the calculator's page with the fields in its hash. */
  address: string;
}

/** Rules of all calculators. The first one that matches the whole query is used. */
const rules = Object.entries(queries).flatMap(([id, calculator]) =>
  calculator.rules.map((rule) => ({...rule, calculator: id as CalculatorId})),
);

const fillers = new Set(
  'a|an|the|is|are|what|which|how|many|much|long|do|does|to|of|for|at|in|into|on|with|and|as|it|my|i|me|need|calculate|calculator|convert|converter|conversion|per|number|=|?|×'.split(
    '|',
  ),
);

/** Normalizes the spelling of a query for the rules: separates units from numbers. */
function normalize(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=(?<![\w.#])\d[\d.]*)(?=(?!p\d|x\d|p\b)[a-zµ])/g, ' ')
    .replace(/\?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function apply(
  {parts, ignoredWords = '', fields}: QueryRule,
  query: string,
): Record<string, string> | undefined {
  let rest = query;
  const groups: Record<string, string | undefined> = {};
  for (const part of parts) {
    const pattern = part instanceof RegExp ? part : part[0];
    const match = pattern.exec(rest);
    if (match) {
      for (const [name, value] of Object.entries(match.groups ?? {})) {
        groups[name] ??= value;
      }
      rest = rest.replace(match[0], ' ');
    } else if (part === pattern) {
      return undefined;
    }
  }
  const ignored = new Set(ignoredWords.split('|'));
  const isUnderstood = rest
    .split(' ')
    .every((word) => word === '' || fillers.has(word) || ignored.has(word));
  const state = isUnderstood ? fields(groups, query) : undefined;
  return (
    state &&
    Object.fromEntries(
      Object.entries(state).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  );
}

/** Removes thousands separators from a query. */
const removeGrouping = (query: string): string =>
  query.replace(/(?<![\d.])[1-9]\d{0,2}(?:[ .]\d{3})+(?![\d.]*\d)/g, (digits) =>
    digits.replace(/\D/g, ''),
  );

/**
 * Matches a search query to a calculator and its fields; undefined if none can answer it. Ambiguous separators are
 * kept, since the calculator asks which is meant. Never throws.
 */
export function calculatorQuery(text: string): CalculatorTask | undefined {
  const query = normalize(text.slice(0, 100));
  if (!/\d|#[a-f]/.test(query)) {
    return undefined;
  }
  for (const spelling of new Set([query, removeGrouping(query)])) {
    for (const {calculator, ...rule} of rules) {
      const state = apply(rule, spelling);
      if (state) {
        return {
          calculator,
          state,
          address: getCalculatorAddress({id: calculator}) + stateHash(calculator, state),
        };
      }
    }
  }
  return undefined;
}
