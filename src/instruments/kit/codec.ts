/**
 * The state of an instrument as text: `#dip-switch?address=24` in the address, `?tool=dip-switch&address=24` from
 * a form of another page, `address=24` in the browser's storage. Values that are read back are validated: a choice
 * has to be one of its options, text has to be printable. Text that is too long for its
 * field stays, and the field reports it, so that no input is lost.
 */
import type {Field} from '../../components/fields/model';
import type {CalculatorState} from './model';
import {maxLines} from '../../components/fields/lengths';

/** Maximum length of a link's or stored state: two full fields of characters that take nine when encoded. */
const maxLink = 2 * 9 * maxLines;

/** Validates a stored or shared value of a field: the value itself, or undefined. */
export type Codec<S extends CalculatorState> = (
  field: keyof S & string,
  value: string,
) => string | undefined;

/** The codec of a list of fields. */
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
    if (field.kind === 'range') {
      const {min = 0, max = 100} = field;
      const isWithin =
        /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= min && Number(value) <= max;
      return isWithin ? value : undefined;
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

/** A state that was read back. */
export interface DecodedState<S extends CalculatorState> {
  state: S;
  /** False if any part is invalid: then the state is not the one that was shared. */
  whole: boolean;
  /** Ids of the fields that are invalid, if there are any. */
  skipped?: string[];
}

/** The defaults, overridden by every valid field of `text`. Never throws. */
export function decodeState<S extends CalculatorState>(
  text: string,
  defaults: S,
  codec: Codec<S>,
): DecodedState<S> {
  const state: Record<string, string> = {...defaults};
  const isShort = text.length <= maxLink;
  const skipped: string[] = isShort ? [] : ['all fields'];
  for (const [key, value] of isShort ? new URLSearchParams(text) : []) {
    const valid = Object.hasOwn(defaults, key) ? codec(key, value) : undefined;
    if (valid === undefined) {
      skipped.push(key);
    } else {
      state[key] = valid;
    }
  }
  return skipped.length === 0
    ? {state: state as S, whole: true}
    : {state: state as S, whole: false, skipped};
}

/** The hash that shares a state, with its `#`. A hash without `?` is an ordinary anchor. */
export function stateHash(name: string, state: CalculatorState): string {
  return `#${name}?${encodeState(state)}`;
}

/** Name of the form field that names the calculator; it is the first. */
export const askedCalculator = 'tool';

/**
 * The state that an address shares with the calculator `name`, or undefined if it shares none.
 *
 * @param part - hash or query of the address
 */
export function sharedState<S extends CalculatorState>(
  part: string,
  name: string,
  defaults: S,
  codec: Codec<S>,
): DecodedState<S> | undefined {
  const start = part.startsWith('#') ? `#${name}?` : `?${askedCalculator}=${name}&`;
  return part.startsWith(start)
    ? decodeState(part.slice(start.length), defaults, codec)
    : undefined;
}
