import postcss from 'postcss';

/**
 * Extracts the rules of dark mode, for pages without scripts, where nothing sets `data-theme`.
 *
 * @param css - the site's style sheet, where dark rules select by `data-theme`
 * @returns a style sheet for browsers without scripts on systems in dark mode
 */
export function darkOnly(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const dark = rule.selectors.filter((selector) =>
      /\[data-theme=["']?dark["']?\]/.test(selector),
    );
    if (dark.length === 0) {
      rule.remove();
      return;
    }
    // Has the same specificity as the attribute selector that it replaces.
    rule.selectors = dark.map((selector) =>
      selector.replace(/\[data-theme=["']?dark["']?\]/g, ':not([data-theme])'),
    );
  });
  root.walkAtRules((rule) => {
    // Paper is white in either mode.
    if (rule.nodes?.length === 0 || rule.params === 'print') {
      rule.remove();
    }
  });
  return root.toString();
}
