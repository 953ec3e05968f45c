import {parse, type Rule} from 'postcss';

/**
 * Looks up a design token in the first rule with the given selector. For a token with a light and a dark value,
 * the mode selects one.
 */
export type Tokens = (selector: string, name: string, mode?: 'light' | 'dark') => string;

/**
 * Parses design tokens for output that can't use CSS variables. A lookup throws if a token is missing.
 *
 * @param css - text of src/css/tokens.css
 */
export function readTokens(css: string): Tokens {
  const values = new Map<string, string>();
  parse(css).walkDecls(({parent, prop, value}) => {
    for (const selector of (parent as Rule | undefined)?.selectors ?? []) {
      values.set(`${selector} ${prop}`, values.get(`${selector} ${prop}`) ?? value);
    }
  });
  return (selector, name, mode = 'light') => {
    const value = values.get(`${selector} ${name}`);
    if (value === undefined) {
      throw new Error(`src/css/tokens.css has no ${name} in ${selector}`);
    }
    const [, light, dark] = value.match(/^var\(--light, (.*)\) var\(--dark, (.*)\)$/) ?? [];
    return (mode === 'light' ? light : dark) ?? value;
  };
}
