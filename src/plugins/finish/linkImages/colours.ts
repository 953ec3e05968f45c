import type {Tokens} from '../../application/tokens';

/** Tokens of the colours that link images and the covers in them have. */
const names = [
  'surface-1',
  'text',
  'text-muted',
  'accent-text',
  'accent-line',
  'blue-line',
  'green-line',
  'rose-line',
  'beam-video',
  'beam-light',
] as const;

/** Colours of a link image, from the dark appearance, by the names of their tokens. */
export type CardColours = Record<(typeof names)[number], string>;

/**
 * The colours of a section's link images, from the site's tokens.
 *
 * @param section - id of the section; pages outside all sections take the neutral accent
 */
export function cardColours(tokens: Tokens, section = 'release-notes'): CardColours {
  const dark = (name: string): string => tokens(':root', `--${name}`, 'dark');
  const accent = (name: string): string => {
    const value = tokens(`.accent-${section}`, `--${name}`, 'dark');
    const [, other] = value.match(/^var\(--([\w-]+)\)$/) ?? [];
    return other ? dark(other) : value;
  };
  return Object.fromEntries(
    names.map((name) => [name, name.startsWith('accent-') ? accent(name) : dark(name)]),
  ) as CardColours;
}
