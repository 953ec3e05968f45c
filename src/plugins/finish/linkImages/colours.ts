import type {Tokens} from '../../application/tokens';

/** Colours that a link image needs, from the dark appearance. */
export type CardColours = ReturnType<typeof cardColours>;

/**
 * The colours of a section's link images, from the site's tokens.
 *
 * @param section - id of the section; pages outside all sections take the neutral accent
 */
export function cardColours(tokens: Tokens, section = 'release-notes') {
  const dark = (name: string): string => tokens(":root[data-theme='dark']", name);
  const accent = (name: string): string =>
    dark(tokens(`.accent-${section}`, name).replace(/^var\((--[\w-]+)\)$/, '$1'));
  return {
    surface: dark('--surface-1'),
    text: dark('--text'),
    muted: dark('--text-muted'),
    accent: accent('--accent-text'),
    accentLine: accent('--accent-line'),
  };
}
