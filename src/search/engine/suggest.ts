import type {SearchIndex} from './index';
import {smallWords, tokenize, words} from './tokens';

function pairs(word: string): Set<string> {
  const padded = `^${word}$`;
  return new Set(Array.from({length: padded.length - 1}, (_, at) => padded.slice(at, at + 2)));
}

/** How alike two words are, from 0 to 1, by the pairs of letters that they share (Dice). */
export function likeness(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

/**
 * Words to try when nothing was found: words of headings that resemble the query, as they are
 * written there; failing that, the parts of the site.
 */
export function suggest(index: SearchIndex, query: string, count = 3): string[] {
  const asked = words(query).filter((word) => !smallWords.has(word));
  const found = new Map<string, {text: string; score: number}>();
  index.records.forEach((record, number) => {
    if (record.kind !== 'heading' && record.kind !== 'term') {
      return;
    }
    const title = record.hierarchy[record.type] ?? '';
    for (const {word, start, end} of tokenize(title)) {
      const known = found.get(word);
      if (known || word.length < 3 || smallWords.has(word) || /^\d/.test(word)) {
        continue;
      }
      const score = Math.max(0, ...asked.map((other) => likeness(word, other)));
      const occurrences = index.vocabulary.get(word)?.records.length ?? 0;
      found.set(word, {
        text: title.slice(start, end),
        score: score + Math.log1p(occurrences) / 1000 - number / 1e9,
      });
    }
  });
  const near = [...found.values()]
    .filter(({score}) => score > 0.2)
    .sort((a, b) => b.score - a.score);
  const parts = new Set(
    index.records.flatMap(({section, hierarchy}) => (section && hierarchy.lvl0) || []),
  );
  return [...new Set([...near.slice(0, count).map(({text}) => text), ...parts])].slice(0, count);
}
