import type {CoverColour} from '../../../config/articlePictures';
import type {Tokens} from '../../application/tokens';

/** Colours that a link image needs, from the dark appearance, by the names of their tokens. */
export type CardColours = Record<CoverColour | 'surface-1' | 'beam-video' | 'beam-light', string>;

/**
 * The colours of a section's link images, from the site's tokens.
 *
 * @param section - id of the section; pages outside all sections take the neutral accent
 */
export function cardColours(tokens: Tokens, section = 'release-notes'): CardColours {
  const dark = (name: string): string => tokens(":root[data-theme='dark']", `--${name}`);
  const accent = (name: string): string =>
    dark(tokens(`.accent-${section}`, `--${name}`).replace(/^var\(--([\w-]+)\)$/, '$1'));
  return {
    'surface-1': dark('surface-1'),
    text: dark('text'),
    'text-muted': dark('text-muted'),
    'accent-text': accent('accent-text'),
    'accent-line': accent('accent-line'),
    'blue-line': dark('blue-line'),
    'green-line': dark('green-line'),
    'rose-line': dark('rose-line'),
    'beam-video': dark('beam-video'),
    'beam-light': dark('beam-light'),
  };
}
