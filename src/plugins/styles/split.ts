import {Parser} from 'htmlparser2';
import postcss, {type AtRule, type Container, type Rule} from 'postcss';

/** A style sheet in two parts. */
export interface SplitStyles {
  /** What the first paint of most pages needs. */
  common: string;
  /** What few pages need, or only the application. */
  rest: string;
  /** Whether a page, by its place in the list, needs the rest for its first paint. */
  needsRest: boolean[];
}

/**
 * Share of all pages that a rule must be used by to be worth every page's waiting. Measured on this
 * site: at 3 % one page in six needs both parts and the others wait for two thirds of the bytes; a
 * higher share saves little more and makes half of the pages wait for both.
 */
const commonShare = 0.03;

/** Classes and ids of a page's elements. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  const parser = new Parser({
    onopentag(_, attributes) {
      for (const value of [attributes['class'], attributes['id']]) {
        value?.split(/\s+/).forEach((name) => names.add(name));
      }
    },
  });
  parser.write(html);
  parser.end();
  return names;
}

/** Classes and ids that an element must have, or be near to, for a selector to match. */
function needed(selector: string): string[] {
  let plain = selector;
  // Alternatives and exceptions need nothing for certain; inner ones first.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/:(?:is|where|not|has|matches)\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/[.#]((?:[\w-]|\\.)+)/g)].map(([, name]) =>
    (name ?? '').replaceAll('\\', ''),
  );
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
}

function withoutEmpty(container: Container): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes) {
      withoutEmpty(node as Container);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/**
 * Splits a style sheet, so that the first paint of most pages waits for less. Both parts keep the
 * order of their rules, and layers keep theirs: the common part names them all first.
 *
 * @param css - the whole sheet
 * @param pages - names in each page's elements, see {@link namesIn}
 * @param always - names that the browser may add before the application is there
 */
export function split(
  css: string,
  pages: readonly ReadonlySet<string>[],
  always: ReadonlySet<string>,
): SplitStyles {
  const common = postcss.parse(css);
  const rest = common.clone();
  const isCommon: boolean[] = [];
  const needsRest = pages.map(() => false);
  common.walkRules((rule) => {
    const wanted = rule.selectors.map(needed);
    const users = isInKeyframes(rule)
      ? pages.map(() => true)
      : pages.map((names) =>
          wanted.some((list) => list.every((name) => names.has(name) || always.has(name))),
        );
    const count = users.filter(Boolean).length;
    const isForAll = count > commonShare * pages.length;
    isCommon.push(isForAll);
    if (!isForAll) {
      users.forEach((uses, index) => {
        needsRest[index] ||= uses;
      });
    }
  });
  let index = 0;
  common.walkRules((rule) => {
    if (!isCommon[index++]) {
      rule.remove();
    }
  });
  index = 0;
  rest.walkRules((rule) => {
    if (isCommon[index++]) {
      rule.remove();
    }
  });
  // Rules without a block (the order of layers, imports) and declarations of fonts stay in front.
  rest.walkAtRules((rule) => {
    if (!rule.nodes || /^(?:font-face|property|counter-style)$/.test(rule.name)) {
      rule.remove();
    }
  });
  withoutEmpty(common);
  withoutEmpty(rest);
  return {common: common.toString(), rest: rest.toString(), needsRest};
}
