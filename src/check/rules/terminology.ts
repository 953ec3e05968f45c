import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {project} from '../../remark/readText';
import {type Finding, lineAt, type Rule} from '../finding';
import {allProse, type Prose} from '../site/prose';
import type {TextFile} from '../site/types';

/** A spelling or phrase that the site avoids. */
interface Substitution {
  bad: RegExp;
  /** Replacement for `--fix`; undefined if the writer has to decide, see `advice`. */
  good?: string;
  advice?: string;
  /** Checks the source of the page instead of its prose. */
  in?: 'source';
}

interface SubstitutionsFile {
  substitutions: (Omit<Substitution, 'bad'> & {bad: string; exact?: true})[];
  british: Record<string, string>;
}

const dictionary = parse(
  readFileSync(path.join(project, 'src/check/substitutions.yml'), 'utf8'),
) as SubstitutionsFile;

const substitutions: readonly Substitution[] = [
  ...dictionary.substitutions.map(({bad, exact, ...rest}) => ({
    bad: new RegExp(bad, exact ? 'gm' : 'gim'),
    ...rest,
  })),
  ...Object.entries(dictionary.british).map(([bad, good]) => ({
    bad: new RegExp(`\\b${bad}\\b`, 'g'),
    good,
  })),
];

/** Characters of file names and addresses, whose words are not checked. */
const nameCharacter = /[\w/.@-]/;

/** Whether a match is a word of its own, not a part of a file name or address. */
function isWholeWord(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.slice(end, end + 2);
  return (
    !/[/.@#_]/.test(before) &&
    !/^(?:[/@_]|[.-]\w)/.test(after) &&
    !(before === '-' && nameCharacter.test(after))
  );
}

function findingFor(
  source: TextFile,
  start: number,
  phrase: string,
  {bad, good, advice}: Substitution,
): Finding | undefined {
  const location = {file: source.file, line: lineAt(source.text, start)};
  if (good === undefined) {
    return {...location, problem: `Avoid "${phrase.slice(-60)}"`, fix: advice ?? 'Remove it.'};
  }
  const replacement = phrase.replace(bad, good);
  if (replacement === phrase) {
    return undefined;
  }
  const text =
    /^[A-Z]/.test(phrase) && /^[a-z]+ /.test(replacement)
      ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
      : replacement;
  return {
    ...location,
    problem: `"${phrase}" is written "${text}" on this site`,
    fix: `Write "${text}".`,
    edit: {start, end: start + phrase.length, text},
  };
}

/** Source of a page, with its code blanked out to keep the offsets. */
const sourceWithoutCode = ({text}: TextFile): Prose => ({
  text: text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => ' '.repeat(code.length)),
  start: 0,
  place: 'source',
});

/** Finds phrases to avoid in a piece of prose. */
function findAvoided(source: TextFile, piece: Prose, terms: readonly Substitution[]): Finding[] {
  const findings: Finding[] = [];
  const matched: [number, number][] = [];
  for (const term of terms.filter(
    (entry) => (piece.place === 'source') === (entry.in === 'source'),
  )) {
    for (const match of piece.text.matchAll(term.bad)) {
      const [phrase] = match;
      const end = match.index + phrase.length;
      if (
        matched.some(([from, to]) => match.index < to && end > from) ||
        !isWholeWord(piece.text, match.index, end)
      ) {
        continue;
      }
      matched.push([match.index, end]);
      const finding = findingFor(source, piece.start + match.index, phrase, term);
      if (finding) {
        findings.push(finding);
      }
    }
  }
  return findings;
}

/**
 * Product names are spelled as their makers spell them, spelling is British, and nothing is called easy.
 */
export const terminology: Rule = (site) =>
  [...allProse(site)].flatMap(({source, prose}) => {
    // Most phrases don't occur in a file at all, so test the whole file before its parts.
    const terms = substitutions.filter((entry) => entry.in || source.text.search(entry.bad) >= 0);
    const pieces = /\.mdx?$/.test(source.file) ? [...prose, sourceWithoutCode(source)] : prose;
    return pieces.flatMap((piece) => findAvoided(source, piece, terms));
  });
