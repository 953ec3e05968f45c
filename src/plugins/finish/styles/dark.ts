import postcss from 'postcss';

/**
 * The rules of the dark appearance, for pages whose script has not chosen one.
 *
 * @param css - the site's style sheet, where dark rules name `data-theme`
 * @returns a style sheet that is only loaded without script, when the system is dark
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
    // As strong as the attribute that it stands for.
    rule.selectors = dark.map((selector) =>
      selector.replace(/\[data-theme=["']?dark["']?\]/g, ':not([data-theme])'),
    );
  });
  root.walkAtRules((rule) => {
    // Paper is white in every appearance.
    if (rule.nodes?.length === 0 || rule.params === 'print') {
      rule.remove();
    }
  });
  return root.toString();
}
