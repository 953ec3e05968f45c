import type {quickCalculators} from '../../instruments';
import written from './examples.json';

/** A question with numbers, and what the calculator answers. */
export interface Example {
  /** The fields that differ from the calculator's first state. */
  state: Readonly<Record<string, string>>;
  asked: string;
  answer: string;
  /** The field that the start page asks for, where one is enough; the other fields stay as above. */
  ask?: {field: string; label: string; keyboard?: 'numeric' | 'decimal'};
}

/**
 * One example of each quick calculator. They are written down, so that the start page does not load
 * the calculators; a test asks the calculators whether they still answer this.
 */
export const examples = written as Readonly<Record<(typeof quickCalculators)[number], Example>>;
