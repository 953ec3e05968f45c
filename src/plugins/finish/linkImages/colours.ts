/** Colours that a link image needs, from the dark appearance. */
export interface CardColours {
  surface: string;
  text: string;
  muted: string;
  accent: string;
  accentLine: string;
}

/** The declarations of the first rule with exactly this selector in its list. */
function declarations(css: string, selector: string): Map<string, string> {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of withoutComments.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.split(',').some((one) => one.trim() === selector)) {
      return new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value.trim(),
        ]),
      );
    }
  }
  throw new Error(
    `src/css/tokens.css has no rule for ${selector}, which the link images take colours from.`,
  );
}

function colour(from: Map<string, string>, name: string): string {
  const value = from.get(name);
  if (!value) {
    throw new Error(`src/css/tokens.css has no ${name}, which the link images take a colour from.`);
  }
  return value;
}

/**
 * Reads the colours of a section's link images from the site's tokens, so that there is one source.
 *
 * @param css - text of src/css/tokens.css
 * @param section - id of the section; pages outside all sections take the neutral accent
 */
export function cardColours(css: string, section: string | undefined): CardColours {
  const dark = declarations(css, ":root[data-theme='dark']");
  const accents = declarations(css, `.accent-${section ?? 'release-notes'}`);
  const accent = (name: string): string =>
    colour(dark, colour(accents, name).replace(/^var\((--[\w-]+)\)$/, '$1'));
  return {
    surface: colour(dark, '--surface-1'),
    text: colour(dark, '--text'),
    muted: colour(dark, '--text-muted'),
    accent: accent('--accent-text'),
    accentLine: accent('--accent-line'),
  };
}
