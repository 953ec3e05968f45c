import type {Nodes, Parents} from 'mdast';
import {explained as patterns} from '../explained';
import {type Edit, type Finding, findingIn, lineAt, type Rule} from '../finding';
import {isGlossaryKnown} from '../site/anchors';
import {getProse} from '../site/prose';
import {asElement, span, walk} from '../site/tree';
import type {Page, Site} from '../site/types';

const glossaryPage = '/handbook/glossary';

/** A place where a page explains a term. */
interface Explanation {
  id: string;
  start: number;
  /** Edit that removes the `<Term>` around the words; undefined for plain links. */
  unwrap?: Edit;
  around: readonly Parents[];
}

function explanationAt(node: Nodes, around: Parents[], text: string): Explanation | undefined {
  const [start, end] = span(node);
  if (node.type === 'link' && node.url.startsWith(`${glossaryPage}#`)) {
    return {id: node.url.slice(glossaryPage.length + 1), start, around};
  }
  const element = asElement(node);
  if (element?.name !== 'Term') {
    return undefined;
  }
  const words = /^<Term[^>]*>([\s\S]*)<\/Term>$/.exec(text.slice(start, end))?.[1] ?? '';
  return {id: element.attributes['id'] ?? '', start, unwrap: {start, end, text: words}, around};
}

function explanationsIn({tree, text}: Page): Explanation[] {
  return walk(tree)
    .map(({node, around}) => explanationAt(node, around, text))
    .filter((explanation) => explanation !== undefined);
}

/**
 * @param late - terms whose first explanation comes after their first use
 */
function* wrongExplanations(
  page: Page,
  site: Site,
  explanations: Explanation[],
  late: ReadonlySet<string>,
): Generator<Finding> {
  const explained = new Set(late);
  for (const {id, start, around, unwrap} of explanations) {
    const report = (problem: string, fix: string): Finding =>
      findingIn(page)(lineAt(page.text, start), problem, fix);
    if (!(id in site.glossary) && isGlossaryKnown(site)) {
      const fix = 'Check the ids in src/data/glossary, or explain the word in the sentence.';
      yield report(`The glossary has no term "${id}"`, fix);
    } else if (unwrap?.text.trim() === '') {
      const fix = 'Put the word to explain between <Term> and </Term>.';
      yield report(`<Term id="${id}"> is empty`, fix);
    } else if (unwrap && around.some(({type}) => /^(?:heading|link|table)$/.test(type))) {
      const problem = `The term "${id}" is explained in a heading, link or table`;
      yield {...report(problem, 'Explain it at its first use in the text.'), edit: unwrap};
    } else if (unwrap && explained.has(id)) {
      const fix = 'Once per page is enough: remove <Term> around the word.';
      yield {...report(`The term "${id}" is explained a second time`, fix), edit: unwrap};
    }
    if (unwrap) {
      explained.add(id);
    }
  }
}

/** A word that a page uses before explaining it. */
interface FirstUse {
  id: string;
  word: string;
  start: number;
}

/** First uses in running text that precede any explanation. */
function findUnexplained(page: Page, site: Site, explanations: Explanation[]): FirstUse[] {
  const running = getProse(page).filter(
    ({place, term}) => term === undefined && place === 'running',
  );
  return Object.entries(patterns).flatMap(([id, pattern]): FirstUse[] => {
    const [use] = running.flatMap(({text, start}) => {
      const match = pattern.exec(text);
      return match ? [{id, word: match[0], start: start + match.index}] : [];
    });
    const first = explanations.find((explanation) => explanation.id === id);
    const missing = use && id in site.glossary && (!first || first.start > use.start);
    return missing ? [use] : [];
  });
}

function createFinding({file, text}: Page, {id, word, start}: FirstUse): Finding {
  const fixed = file.endsWith('.md')
    ? `[${word}](${glossaryPage}#${id})`
    : `<Term id="${id}">${word}</Term>`;
  return {
    file,
    line: lineAt(text, start),
    problem: `"${word}" is not explained at its first use`,
    fix: `Write ${fixed}.`,
    edit: {start, end: start + word.length, text: fixed},
  };
}

function findIn(page: Page, site: Site): Finding[] {
  const explanations = explanationsIn(page);
  // An explanation may be in a line that cannot be read.
  const missing = page.syntaxErrors?.length ? [] : findUnexplained(page, site, explanations);
  const late = new Set(missing.map(({id}) => id));
  return [
    ...missing.map((use) => createFinding(page, use)),
    ...wrongExplanations(page, site, explanations, late),
  ];
}

/** Abbreviations of the field link to the glossary at their first use on a page. */
export const glossaryTerms: Rule = (site) =>
  site.pages.filter(({address}) => address !== glossaryPage).flatMap((page) => findIn(page, site));
