/**
 * A tool's state as text: `#dip-switch?address=24` in the address, `address=24` in the browser's
 * storage. Whatever is read back is distrusted: unknown fields are dropped, choices must be one of
 * theirs, text must be short and printable.
 */
import type {Field, ToolState} from './model';
import {maxInput} from './parse';

/** Decides what a stored or shared value of a field is worth: the value itself, or undefined. */
export type Codec<S extends ToolState> = (
  field: keyof S & string,
  value: string,
) => string | undefined;

/** The codec that follows from a tool's fields. */
export function fieldCodec<S extends ToolState>(fields: readonly Field<S>[]): Codec<S> {
  const byId = new Map<string, Field<S>>(fields.map((field) => [field.id, field]));
  return (id, value) => {
    const field = byId.get(id);
    if (!field || value.length > maxInput || /\p{C}/u.test(value)) {
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
export function encodeState(state: ToolState): string {
  return new URLSearchParams(state).toString();
}

/** The defaults with every trustworthy field of `text` laid over them. Never throws. */
export function decodeState<S extends ToolState>(text: string, defaults: S, codec: Codec<S>): S {
  const state: Record<string, string> = {...defaults};
  for (const [key, value] of new URLSearchParams(text.slice(0, 4000))) {
    if (!Object.hasOwn(defaults, key)) {
      continue;
    }
    const trusted = codec(key, value);
    if (trusted !== undefined) {
      state[key] = trusted;
    }
  }
  return state as S;
}

/** The hash that shares a state, with its `#`. A hash without `?` is an ordinary anchor. */
export function stateHash(name: string, state: ToolState): string {
  return `#${name}?${encodeState(state)}`;
}

/** The state that a hash shares for the tool `name`, or undefined if the hash is about anything else. */
export function hashState<S extends ToolState>(
  hash: string,
  name: string,
  defaults: S,
  codec: Codec<S>,
): S | undefined {
  const start = `#${name}?`;
  return hash.startsWith(start)
    ? decodeState(hash.slice(start.length), defaults, codec)
    : undefined;
}
