import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {lineAt, type Finding, type Rule} from '../finding';
import {allProse, type Prose} from '../site/prose';
import type {TextFile} from '../site/types';

/** A spelling or phrase that the site avoids. */
interface Substitution {
  bad: RegExp;
  /** Replacement for `--fix`; undefined if the writer must decide, see `advice`. */
  good?: string;
  advice?: string;
  in?: 'source';
}

interface Words {
  substitutions: (Omit<Substitution, 'bad'> & {bad: string; exact?: true})[];
  british: Record<string, string>;
}

const words = parse(readFileSync(path.resolve(__dirname, '../substitutions.yml'), 'utf8')) as Words;

const substitutions: readonly Substitution[] = [
  ...words.substitutions.map(({bad, exact, ...rest}) => ({
    bad: new RegExp(bad, exact ? 'gm' : 'gim'),
    ...rest,
  })),
  ...Object.entries(words.british).map(([bad, good]) => ({
    bad: new RegExp(`\\b${bad}\\b`, 'g'),
    good,
  })),
];

/** Characters of file names and addresses, in which words are not checked. */
const partOfName = /[\w/.@-]/;

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.slice(end, end + 2);
  return (
    !/[/.@#_]/.test(before) &&
    !/^(?:[/@_]|[.-]\w)/.test(after) &&
    !(before === '-' && partOfName.test(after))
  );
}

function findingFor(
  source: TextFile,
  start: number,
  phrase: string,
  {bad, good, advice}: Substitution,
): Finding | undefined {
  const place = {file: source.file, line: lineAt(source.text, start)};
  if (good === undefined) {
    return {...place, problem: `"${phrase.slice(-60)}"`, fix: advice ?? 'Leave it out.'};
  }
  const plain = phrase.replace(bad, good);
  if (plain === phrase) {
    return undefined;
  }
  const text =
    /^[A-Z]/.test(phrase) && /^[a-z]+ /.test(plain)
      ? plain.charAt(0).toUpperCase() + plain.slice(1)
      : plain;
  return {
    ...place,
    problem: `"${phrase}" is written "${text}" on this site`,
    fix: `Write "${text}".`,
    edit: {start, end: start + phrase.length, text},
  };
}

/** Source of a page without its code. */
const writtenIn = ({text}: TextFile): Prose => ({
  text: text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => ' '.repeat(code.length)),
  start: 0,
  place: 'source',
});

/** Finds avoided phrases in a piece of text. */
function avoidedIn(source: TextFile, piece: Prose, terms: readonly Substitution[]): Finding[] {
  const findings: Finding[] = [];
  const taken: [number, number][] = [];
  for (const term of terms.filter((one) => (piece.place === 'source') === (one.in === 'source'))) {
    for (const match of piece.text.matchAll(term.bad)) {
      const [phrase] = match;
      const end = match.index + phrase.length;
      if (
        taken.some(([from, to]) => match.index < to && end > from) ||
        !standsAlone(piece.text, match.index, end)
      ) {
        continue;
      }
      taken.push([match.index, end]);
      const finding = findingFor(source, piece.start + match.index, phrase, term);
      if (finding) {
        findings.push(finding);
      }
    }
  }
  return findings;
}

/**
 * Names are written as their makers write them, words are British, and no sentence says that a thing
 * is easy.
 */
export const terminology: Rule = (site) =>
  [...allProse(site)].flatMap(({source, prose}) => {
    // Most phrases occur nowhere in a file, so test the whole file before its pieces.
    const terms = substitutions.filter((one) => one.in || source.text.search(one.bad) >= 0);
    const pieces = /\.mdx?$/.test(source.file) ? [...prose, writtenIn(source)] : prose;
    return pieces.flatMap((piece) => avoidedIn(source, piece, terms));
  });
