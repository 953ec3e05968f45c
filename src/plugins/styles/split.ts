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

/** Names of a page: all classes and ids, and those that stand together on one element. */
export interface PageNames {
  all: ReadonlySet<string>;
  /** Element name, classes and ids of each element, without repetition, as one text each. */
  elements: ReadonlySet<string>;
}

/** Classes and ids of a page's elements. */
export function namesIn(html: string): PageNames {
  const all = new Set<string>();
  const elements = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const names = [attributes['class'], attributes['id']].flatMap(
        (value) => value?.split(/\s+/).filter(Boolean) ?? [],
      );
      names.forEach((name) => all.add(name));
      elements.add([tag, ...names.sort()].join(' '));
    },
  });
  parser.write(html);
  parser.end();
  return {all, elements};
}

/** A selector without what demands no name for certain: values, alternatives, exceptions. */
function certain(selector: string): string {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  // Inner ones first.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  return plain;
}

/** Classes and ids that an element must have, or be near to, for a selector to match. */
function needed(selector: string): string[] {
  return [...certain(selector).matchAll(/[.#]((?:[\w-]|\\.)+)/g)].map(([, name]) =>
    (name ?? '').replaceAll('\\', ''),
  );
}

/** Element name, if any, and names that a selector demands of the element that it styles. */
function subject(selector: string): {tag: string; names: string[]} {
  const last = certain(selector)
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  return {tag: /^[a-z][\w-]*/.exec(last ?? '')?.[0] ?? '', names: needed(last ?? '')};
}

/** Ids, then classes, attributes and states, then elements (Selectors, section 15). */
function specificity(selector: string): string {
  const plain = selector.replace(/:where\([^()]*\)/g, '');
  const ids = plain.match(/#[\w-]+/g)?.length ?? 0;
  const classes =
    plain.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|is\(|not\(|has\()[\w-]+/g)?.length ?? 0;
  const tags = plain.match(/(?:^|[\s>+~(,])[a-z][\w-]*|::[\w-]+/g)?.length ?? 0;
  return `${ids} ${classes} ${tags}`;
}

/** What a declaration may override: the longhands of a shorthand begin with its name. */
function family(property: string): string {
  return property.startsWith('--') ? property : (/^-?[a-z]+/.exec(property)?.[0] ?? property);
}

/** Layer that a rule stands in, with the layers around it. */
function layerOf(rule: Rule): string {
  const names: string[] = [];
  for (let node = rule.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && (node as AtRule).name === 'layer') {
      names.unshift((node as AtRule).params);
    }
  }
  return names.join('.');
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

/** A rule's selector with what decides about its rank against others. */
interface Ranked {
  /** Layer and specificity: of two selectors with the same, the later one wins. */
  rank: string;
  families: readonly string[];
  subject: ReturnType<typeof subject>;
}

function rankedOf(rule: Rule): Ranked[] {
  const families = new Set<string>();
  rule.walkDecls(({prop}) => void families.add(family(prop)));
  const layer = layerOf(rule);
  return rule.selectors.map((selector) => ({
    rank: `${layer} ${specificity(selector)}`,
    families: [...families],
    subject: subject(selector),
  }));
}

/** Whether two selectors of the same rank may style the same property of one element. */
function compete(a: Ranked, b: Ranked, elements: readonly ReadonlySet<string>[]): boolean {
  if (
    (a.subject.tag && b.subject.tag && a.subject.tag !== b.subject.tag) ||
    !a.families.some((name) => b.families.includes(name))
  ) {
    return false;
  }
  const tag = a.subject.tag || b.subject.tag;
  const names = [...a.subject.names, ...b.subject.names];
  return elements.some(
    (parts) => (!tag || parts.has(tag)) && names.every((name) => parts.has(name)),
  );
}

/**
 * Splits a style sheet, so that the first paint of most pages waits for less. Both parts keep the
 * order of their rules, and layers keep theirs: the common part names them all first. A rare rule
 * that a later common one overrides stays common, because in the rest it would win.
 *
 * @param css - the whole sheet
 * @param pages - names in each page's elements, see {@link namesIn}
 * @param always - names that the browser may add before the application is there
 */
export function split(
  css: string,
  pages: readonly PageNames[],
  always: ReadonlySet<string>,
): SplitStyles {
  const common = postcss.parse(css);
  const rest = common.clone();
  const elements = [...new Set(pages.flatMap((page) => [...page.elements]))].map(
    (text) => new Set(text.split(' ')),
  );
  const rules: {isCommon: boolean; users: boolean[]; ranked: Ranked[]}[] = [];
  common.walkRules((rule) => {
    const wanted = rule.selectors.map(needed);
    const isFrame = isInKeyframes(rule);
    const users = pages.map(
      ({all}) =>
        isFrame || wanted.some((list) => list.every((name) => all.has(name) || always.has(name))),
    );
    const count = users.filter(Boolean).length;
    rules.push({
      isCommon: count > commonShare * pages.length,
      users,
      ranked: isFrame ? [] : rankedOf(rule),
    });
  });
  // From the end: what has become common itself may keep an earlier rule.
  const later = new Map<string, Ranked[]>();
  for (const rule of [...rules].reverse()) {
    rule.isCommon ||= rule.ranked.some((one) =>
      later.get(one.rank)?.some((other) => compete(one, other, elements)),
    );
    if (rule.isCommon) {
      for (const one of rule.ranked) {
        later.set(one.rank, [...(later.get(one.rank) ?? []), one]);
      }
    }
  }
  const needsRest = pages.map((_, page) =>
    rules.some(({isCommon, users}) => !isCommon && users[page]),
  );
  const keep = (sheet: typeof common, isForAll: boolean): void => {
    let index = 0;
    sheet.walkRules((rule) => {
      if (rules[index++]?.isCommon !== isForAll) {
        rule.remove();
      }
    });
  };
  keep(common, true);
  keep(rest, false);
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
