import {parse, type Rule} from 'postcss';

/**
 * Gives the value of a design token in the first rule that has a selector in its list, and of its two
 * values, where it has a light and a dark one, that of the mode.
 */
export type Tokens = (selector: string, name: string, mode?: 'light' | 'dark') => string;

/**
 * Reads design tokens, for files that cannot read a CSS variable; an error names what is missing.
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
