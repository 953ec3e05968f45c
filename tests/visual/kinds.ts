import {symptomTexts} from '../../src/data/symptoms';
import {getCalculatorAddress, calculators} from '../../src/instruments/list';
import list from './kinds.json';

/** A kind of page, and the page that stands for it. */
export interface Kind {
  name: string;
  address: string;
  /** What is there when the page has settled, if it changes after it has become interactive. */
  settled?: string;
}

/** Every kind of page of the site. */
export const kinds: readonly Kind[] = list.kinds;

/** A part of a page, compared as a whole and in light alone. */
export interface Part {
  name: string;
  address: string;
  part: string;
  /** What has to be done until it looks like that. */
  first?: 'enlarge' | 'answer';
}

/** Every calculator, simulator and test, an end of every tree that a symptom leads to, and drawings in their window. */
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

/** How each kind of page is looked at: dark mode as on a desktop, stage mode as on a phone. */
export const appearances: readonly (readonly [width: number, appearance: Appearance])[] = [
  [390, 'light'],
  [390, 'stage'],
  [1280, 'light'],
  [1280, 'dark'],
];

/** Height of the compared part of a page, in pixels. */
export const comparedHeight = 1000;
