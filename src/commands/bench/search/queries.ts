import type {SearchRecord} from '../../../search/records/types';

/** A query whose right answer is one record. */
export interface RecordQuery {
  query: string;
  /** Number of the record. */
  wanted: number;
}

/** Queries made from the site's own text, by kind. */
export interface GeneratedQueries {
  exact: RecordQuery[];
  cut: RecordQuery[];
  typo: RecordQuery[];
  body: RecordQuery[];
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const titleOf = (record: SearchRecord): string => record.hierarchy[record.type] ?? '';

/** One wrong letter: lost, added, exchanged for another, or swapped with its neighbour. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = word.slice(0, at);
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + word.slice(at + 1);
    case 1:
      return before + letter + word.slice(at);
    case 2:
      return before + letter + word.slice(at + 1);
    default:
      return before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
}

function cutLastWord(title: string): string | undefined {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  return last.length < 4
    ? undefined
    : [...words, last.slice(0, Math.max(3, Math.ceil(last.length * 0.6)))].join(' ');
}

function misspellOne(title: string, random: () => number): string | undefined {
  const words = title.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? [at] : []));
  const chosen = long[Math.floor(random() * long.length)];
  if (chosen === undefined) {
    return undefined;
  }
  words[chosen] = misspell(words[chosen] ?? '', random);
  return words.join(' ');
}

function threeWords(text: string, random: () => number): string | undefined {
  const words = [...new Set(text.match(/[A-Za-z]{4,}/g) ?? [])];
  const chosen = new Set<string>();
  while (words.length >= 6 && chosen.size < 3) {
    chosen.add(words[Math.floor(random() * words.length)] ?? '');
  }
  return chosen.size === 3 ? [...chosen].join(' ') : undefined;
}

/**
 * Makes queries from the headings that occur once on the site (as they are, with the last word cut,
 * with one typo) and from three words of a text, the same for the same records.
 */
export function generateQueries(records: SearchRecord[], seed = 7): GeneratedQueries {
  const random = randomFrom(seed);
  const headings = records
    .map((record, wanted) => ({title: titleOf(record), kind: record.kind, wanted}))
    .filter(({kind}) => kind === 'heading');
  const count = new Map<string, number>();
  for (const {title} of headings) {
    count.set(title.toLowerCase(), (count.get(title.toLowerCase()) ?? 0) + 1);
  }
  const unique = headings.filter(
    ({title}) => title.length > 3 && count.get(title.toLowerCase()) === 1,
  );
  const from = <Entry extends {wanted: number}>(
    list: Entry[],
    make: (entry: Entry) => string | undefined,
  ): RecordQuery[] =>
    list.flatMap((entry) => {
      const query = make(entry);
      return query === undefined ? [] : [{query, wanted: entry.wanted}];
    });
  const withText = records
    .map(({content}, wanted) => ({content: content ?? '', wanted}))
    .filter(({content}) => content.split(/\s+/).length >= 15);
  return {
    exact: from(unique, ({title}) => title),
    cut: from(unique, ({title}) => cutLastWord(title)),
    typo: from(unique, ({title}) => misspellOne(title, random)),
    body: from(withText, ({content}) => threeWords(content, random)),
  };
}
