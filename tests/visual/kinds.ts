import {symptomTexts} from '../../src/data/symptoms';
import {calculators, getCalculatorAddress} from '../../src/instruments/list';
import list from './kinds.json';

/** A kind of page, and an example of it. */
export interface Kind {
  name: string;
  address: string;
  /** Selector of an element that appears when the page is complete, if that is after hydration. */
  settled?: string;
}

/** Every kind of page of the site. */
export const kinds: readonly Kind[] = list.kinds;

/** A part of a page, which is only compared in light mode. */
export interface Part {
  name: string;
  address: string;
  part: string;
  /** Interaction before the screenshot. */
  first?: 'enlarge' | 'answer';
}

/** All calculators, simulators and tests, an end of every decision tree with a symptom, and enlarged diagrams. */
export const parts: readonly Part[] = [
  ...calculators.map((calculator) => ({
    name: `calculator-${calculator.id}`,
    address: getCalculatorAddress(calculator),
    part: `#tool-${calculator.id}`,
  })),
  ...list.instruments.map((page) => ({
    name: page.replace(/.*\//, ''),
    address: `/handbook/${page}`,
    part: 'article section[aria-label]',
  })),
  ...symptomTexts.map(({id, to}) => ({
    name: `tree-${id}`,
    address: to.split('#')[0] ?? to,
    part: `[data-tree="${id}"]`,
    first: 'answer' as const,
  })),
  ...list.drawings.map((address) => ({
    name: `drawing${address.replaceAll('/', '-')}`,
    address,
    part: 'dialog[open]',
    first: 'enlarge' as const,
  })),
];

export const partWidths = [390, 1440] as const;

export type Appearance = 'light' | 'dark' | 'stage';

/** Widths and appearances of the screenshots of each kind of page. */
export const appearances: readonly (readonly [width: number, appearance: Appearance])[] = [
  [390, 'light'],
  [390, 'stage'],
  [1280, 'light'],
  [1280, 'dark'],
];

/** Height of the compared part of a page, in pixels. */
export const comparedHeight = 1000;
