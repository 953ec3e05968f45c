/**
 * A calculator's state as text: `#dip-switch?address=24` in the address, `?calculator=dip-switch&address=24` where
 * a form of another page leads, `address=24` in the browser's storage. Whatever is read back is distrusted: choices must be one of theirs, text must be printable.
 * Text that is too long for its field is kept, and the field refuses it: nothing typed is lost.
 */
import type {Field, CalculatorState} from './model';
import {maxLines} from '../../components/fields/lengths';

/** Longest text of a link or of the storage that is read at all: two full fields of letters that take nine characters. */
const maxLink = 2 * 9 * maxLines;

/** Decides what a stored or shared value of a field is worth: the value itself, or undefined. */
export type Codec<S extends CalculatorState> = (
  field: keyof S & string,
  value: string,
) => string | undefined;

/** The codec that follows from a calculator's fields. */
export function fieldCodec<S extends CalculatorState>(fields: readonly Field[]): Codec<S> {
  const byId = new Map<string, Field>(fields.map((field) => [field.id, field]));
  return (id, value) => {
    const field = byId.get(id);
    if (!field || (field.kind === 'lines' ? /(?![\n\t])\p{C}/u : /(?!\t)\p{C}/u).test(value)) {
      return undefined;
    }
    if (field.kind === 'check') {
      return value === '1' || value === '' ? value : undefined;
    }
    if (!field.options) {
      return value;
    }
    return field.options.some((option) => option.value === value) ? value : undefined;
  };
}

/** All fields as `a=1&b=2`, so that a shared link means the same after the defaults have changed. */
export function encodeState(state: CalculatorState): string {
  return new URLSearchParams(state).toString();
}

/** What was read back. */
export interface Decoded<S extends CalculatorState> {
  state: S;
  /** False if any part could not be used: then the state is not what was shared. */
  whole: boolean;
  /** Fields that could not be used, if there are any. */
  left?: string[];
}

/** The defaults with every trustworthy field of `text` laid over them. Never throws. */
export function decodeState<S extends CalculatorState>(
  text: string,
  defaults: S,
  codec: Codec<S>,
): Decoded<S> {
  const state: Record<string, string> = {...defaults};
  const isShort = text.length <= maxLink;
  const left: string[] = isShort ? [] : ['all fields'];
  for (const [key, value] of isShort ? new URLSearchParams(text) : []) {
    const trusted = Object.hasOwn(defaults, key) ? codec(key, value) : undefined;
    if (trusted === undefined) {
      left.push(key);
    } else {
      state[key] = trusted;
    }
  }
  return left.length === 0
    ? {state: state as S, whole: true}
    : {state: state as S, whole: false, left};
}

/** The hash that shares a state, with its `#`. A hash without `?` is an ordinary anchor. */
export function stateHash(name: string, state: CalculatorState): string {
  return `#${name}?${encodeState(state)}`;
}

/** Name of the form field that says which calculator the others are for; it is the first. */
export const askedCalculator = 'tool';

/**
 * The state that an address shares with the calculator `name`, or undefined if it is about anything else.
 *
 * @param part - hash or query of the address
 */
export function sharedState<S extends CalculatorState>(
  part: string,
  name: string,
  defaults: S,
  codec: Codec<S>,
): Decoded<S> | undefined {
  const start = part.startsWith('#') ? `#${name}?` : `?${askedCalculator}=${name}&`;
  return part.startsWith(start)
    ? decodeState(part.slice(start.length), defaults, codec)
    : undefined;
}
