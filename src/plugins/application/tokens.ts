import {parse, type Declaration, type Rule} from 'postcss';

/**
 * The value of a design token in the first rule that has this selector in its list; an error names
 * what is missing.
 */
export type Tokens = (selector: string, name: string) => string;

/**
 * Reads design tokens, for files that cannot read a CSS variable.
 *
 * @param css - text of src/css/tokens.css
 */
export function readTokens(css: string): Tokens {
  const rules: Rule[] = [];
  parse(css).walkRules((rule) => void rules.push(rule));
  return (selector, name) => {
    const found = rules
      .filter(({selectors}) => selectors.includes(selector))
      .flatMap(({nodes}) => nodes)
      .find((node): node is Declaration => node.type === 'decl' && node.prop === name);
    if (!found) {
      throw new Error(`src/css/tokens.css has no ${name} in ${selector}`);
    }
    return found.value;
  };
}
