import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';

/**
 * Classes of Infima and the theme that nothing here renders, although their names are words of some
 * page or script ("card", "close") or stand in a component of the theme.
 */
const neverRendered =
  /^(?:(?:button-group|badge|card|close|pagination|pills)(?:--|__|$)|col--offset|button--(?!primary)|dropdown--(?:right|nocaret)|footer--dark|footer__(?:link-separator|logo)|navbar--(?:dark|primary)|navbar__(?:logo|search-input)|avatar__photo|tabs--block|themedComponent|(?:(?:github|x|linkedin|bluesky|instagram|threads)Svg|anchorTargetStickyNavbar|author(?:Image|Social)|containsTaskList|imageOnlyAuthor|collapseSidebarButton|expandButton|footerLogoLink|darkNavbarColorModeToggle|docMainContainerEnhanced|docItemWrapperEnhanced|docSidebarContainerHidden|sidebarHidden)\w*_)/;

/** All words, among them every name of a class, id, element, attribute or custom property. */
function wordsOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(/[\w-]+/g) ?? []) {
      words.add(word);
    }
  }
  return words;
}

/**
 * Removes selectors that need a class which is never rendered. The library keeps every selector that has
 * a pseudo-class, because some states are known to no file.
 */
function withoutDeadSelectors(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const needed = (selector: string): string[] =>
    selector
      .replace(/\[[^\]]*\]/g, '')
      // What stands in brackets may be one of several, or excluded.
      .replace(/:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
      .match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [];
  sheet.walkRules((rule) => {
    const alive = rule.selectors.filter((selector) =>
      needed(selector).every((name) => words.has(name) && !neverRendered.test(name)),
    );
    if (alive.length === 0) {
      rule.remove();
    } else if (alive.length < rule.selectors.length) {
      rule.selectors = alive;
    }
  });
  return sheet.toString();
}

/** Removes custom properties that neither a rule nor one of the words refers to. */
function withoutUnusedProperties(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const removeUnused = (): boolean => {
    const text = sheet.toString();
    const used = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    let isChanged = false;
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        isChanged = true;
      }
    });
    return isChanged;
  };
  // What only an unused one referred to is unused in the next round.
  while (removeUnused()) {
    continue;
  }
  return sheet.toString();
}

/**
 * Removes rules whose selectors occur on no page and in no script of the build, and custom
 * properties that nothing refers to. Every word of every HTML and
 * JavaScript file counts as used, so that states which only appear in the browser keep their style.
 *
 * @param css - the style sheet
 * @param content - texts of pages and scripts
 */
export async function purge(css: string, content: readonly string[]): Promise<string> {
  const words = wordsOf(content);
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'txt'}],
    css: [{raw: css}],
    defaultExtractor: (text) => text.split(' '),
    blocklist: [neverRendered],
    // Attribute selectors and keyframes are few here and easily missed by words alone.
    safelist: {greedy: [/data-/, /aria-/, /^:/]},
  });
  return withoutUnusedProperties(withoutDeadSelectors(result?.css ?? css, words), words);
}
