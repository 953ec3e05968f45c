import type {quickCalculators} from '../../instruments';
import written from './examples.json';

/** A question with numbers, and the calculator's answer. */
export interface Example {
  /** Fields that differ from the calculator's initial state. */
  state: Readonly<Record<string, string>>;
  asked: string;
  answer: string;
  /** Field to show on the start page, if one is enough; the others are fixed as above. */
  ask?: {field: string; label: string; keyboard?: 'numeric' | 'decimal'};
}

/**
 * An example for each quick calculator. The answers are static, so that the start page doesn't load the calculators; a
 * test compares them with the calculators.
 */
export const examples = written as Readonly<Record<(typeof quickCalculators)[number], Example>>;
