import {parse, type Declaration, type Rule} from 'postcss';

/**
 * The value of a design token in the first rule that has this selector in its list, and of its two
 * values, where it has a light and a dark one, that of the mode; an error names what is missing.
 */
export type Tokens = (selector: string, name: string, mode?: 'light' | 'dark') => string;

/**
 * Reads design tokens, for files that cannot read a CSS variable.
 *
 * @param css - text of src/css/tokens.css
 */
export function readTokens(css: string): Tokens {
  const rules: Rule[] = [];
  parse(css).walkRules((rule) => void rules.push(rule));
  return (selector, name, mode = 'light') => {
    const found = rules
      .filter(({selectors}) => selectors.includes(selector))
      .flatMap(({nodes}) => nodes)
      .find((node): node is Declaration => node.type === 'decl' && node.prop === name);
    if (!found) {
      throw new Error(`src/css/tokens.css has no ${name} in ${selector}`);
    }
    const [, light, dark] = found.value.match(/^var\(--light, (.*)\) var\(--dark, (.*)\)$/) ?? [];
    return (mode === 'light' ? light : dark) ?? found.value;
  };
}
