import type {SearchIndex} from './index';
import {addGuesses, parseQuery, type ParsedQuery, type Slot} from './slots';
import type {SynonymMap} from './synonyms';
import {words} from './tokens';
import type {Postings} from './vocabulary';

/** Fewer complete records than this, and the second pass guesses. */
const enough = 3;

/** How many of the best are looked at closely. */
const shortlist = 100;

/** What small words ('the', 'my') are worth beside the others. */
const smallWorth = 0.12;

export interface Ranking {
  query: ParsedQuery;
  /** Numbers of the records found, best first. */
  records: number[];
}

export interface RankOptions {
  /** 1 for each record that may be found; everything if absent. */
  allowed?: Uint8Array;
  /** How many have to be in right order; the rest follows roughly. */
  wanted?: number;
}

/** How much it counts that the rest of the page speaks of the query too, from 0 to 1. */
const pageShare = 0.3;

/** How steeply records fall that cover only a part of the query. */
const steepness = 4;

/** Extra for records that have every word just as it was typed. */
const asTyped = 3;

/** Records that cover less than this part of what the best one covers are not shown. */
const leastCover = 0.5;

interface SlotMatch {
  /** Score and quality of the best alternative, by record. */
  score: Float32Array;
  quality: Float32Array;
  /** Best quality on each page. */
  pageQuality: Float32Array;
  weight: number;
}

/** Weight of a slot in the whole query: rare words say more; unknown ones as much as rare ones. */
function weightOf(slot: Slot, total: number): number {
  const known = slot.alternatives.filter(({quality}) => quality > 0.7);
  const idf = known.length
    ? Math.min(...known.map(({postings}) => Math.max(...postings.map((one) => one.idf))))
    : Math.log(1 + total);
  return (slot.isSmall ? smallWorth : 1) * Math.max(idf, 0.3);
}

function matchSlot(slot: Slot, index: SearchIndex): SlotMatch {
  const total = index.records.length;
  const score = new Float32Array(total);
  const quality = new Float32Array(total);
  const worth = slot.isSmall ? smallWorth : 1;
  for (const {postings, quality: how} of slot.alternatives) {
    const {records, impacts, idf} =
      postings.length === 1 && postings[0] ? postings[0] : together(postings);
    const factor = idf * how * worth;
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at] ?? 0;
      const value = (impacts[at] ?? 0) * factor;
      if (value > (score[record] ?? 0)) {
        score[record] = value;
      }
      if (how > (quality[record] ?? 0)) {
        quality[record] = how;
      }
    }
  }
  const pageQuality = new Float32Array(index.pages);
  for (let record = 0; record < total; record += 1) {
    const how = quality[record] ?? 0;
    const page = index.pageOf[record] ?? 0;
    if (how > (pageQuality[page] ?? 0)) {
      pageQuality[page] = how;
    }
  }
  return {score, quality, pageQuality, weight: weightOf(slot, total)};
}

/** All words of a phrase: where all of them are, with their mean weight. */
function together(postings: Postings[]): Pick<Postings, 'records' | 'impacts' | 'idf'> {
  const sums = new Map<number, {sum: number; count: number}>();
  for (const {records, impacts, idf} of postings) {
    records.forEach((record, at) => {
      const entry = sums.get(record) ?? {sum: 0, count: 0};
      sums.set(record, {sum: entry.sum + (impacts[at] ?? 0) * idf, count: entry.count + 1});
    });
  }
  const both = [...sums].filter(([, {count}]) => count === postings.length);
  return {
    records: Uint32Array.from(both, ([record]) => record),
    impacts: Float32Array.from(both, ([, {sum}]) => sum / postings.length),
    idf: 1,
  };
}

/** Records that have every word of the query that matters. */
function countComplete(matches: SlotMatch[], slots: Slot[], total: number, until: number): number {
  const needed = matches.filter((_, at) => !slots[at]?.isSmall);
  let count = 0;
  for (let record = 0; record < total && count < until; record += 1) {
    if (needed.every(({quality}) => (quality[record] ?? 0) > 0)) {
      count += 1;
    }
  }
  return count;
}

/** How much of the query each record covers, alone and with its page, from 0 to 1; 0 if not found. */
function coverage(
  matches: SlotMatch[],
  index: SearchIndex,
  allowed: Uint8Array | undefined,
): Float32Array {
  const {pageOf} = index;
  const covered = new Float32Array(index.records.length);
  const onPage = new Float32Array(index.pages);
  const all = matches.reduce((sum, {weight}) => sum + weight, 0);
  for (const {quality, pageQuality, weight} of matches) {
    const own = ((1 - pageShare) * weight) / all;
    const whole = (pageShare * weight) / all;
    for (let page = 0; page < onPage.length; page += 1) {
      onPage[page] = (onPage[page] ?? 0) + whole * (pageQuality[page] ?? 0);
    }
    for (let record = 0; record < covered.length; record += 1) {
      covered[record] = (covered[record] ?? 0) + own * (quality[record] ?? 0);
    }
  }
  for (let record = 0; record < covered.length; record += 1) {
    const own = covered[record] ?? 0;
    const isFound = own > 0 && (!allowed || allowed[record] === 1);
    covered[record] = isFound ? own + (onPage[pageOf[record] ?? 0] ?? 0) : 0;
  }
  return covered;
}

/**
 * Extra for headings and phrases that are what was typed. A definition or a table row of that name
 * gets less of it: it answers a question, but the page about the matter comes first.
 */
function closeness(index: SearchIndex, record: number, query: ParsedQuery): number {
  const entry = index.records[record];
  const title = index.titles[record] ?? '';
  if (!entry) {
    return 1;
  }
  const phrase = query.words.join(' ');
  if (entry.kind === 'term' || entry.kind === 'row') {
    const isTopic = query.words.every((word) => ` ${title}`.includes(` ${word}`));
    return isTopic ? (title === phrase ? 0.65 : 0.5) : 1;
  }
  if (title === phrase) {
    return 3;
  }
  const parent = words(
    (entry.type === 'lvl1' ? entry.hierarchy.lvl0 : entry.hierarchy.lvl1) ?? '',
  ).join(' ');
  if (`${parent} ${title}` === phrase || `${title} ${parent}` === phrase) {
    return 2.5;
  }
  if (title.startsWith(phrase)) {
    return 1.4 + phrase.length / title.length;
  }
  if (entry.type === 'lvl1' && query.words.every((word) => ` ${title}`.includes(` ${word}`))) {
    return 2;
  }
  if (query.words.length > 1 && ` ${title}`.includes(` ${phrase}`)) {
    return 1.25;
  }
  if (query.words.length > 1 && index.phrases[record]?.includes(phrase)) {
    return 1.15;
  }
  return 1;
}

/** Numbers of the records with a score: the best `count` in order, then the others. */
function best(scores: Float64Array, count: number): number[] {
  const byScore = (a: number, b: number): number => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
  const found: number[] = [];
  for (let record = 0; record < scores.length; record += 1) {
    if ((scores[record] ?? 0) > 0) {
      found.push(record);
    }
  }
  if (found.length <= count) {
    return found.sort(byScore);
  }
  const threshold =
    Float64Array.from(found, (record) => scores[record] ?? 0).sort()[found.length - count] ?? 0;
  const top: number[] = [];
  const rest: number[] = [];
  for (const record of found) {
    ((scores[record] ?? 0) >= threshold ? top : rest).push(record);
  }
  return [...top.sort(byScore), ...rest];
}

/**
 * Finds records for a query. First what was typed, then, if that finds too little, what looks like
 * it. Every record gets the sum of its words' weights, times how much of the query it covers alone
 * and together with its page.
 */
export function rank(
  index: SearchIndex,
  synonyms: SynonymMap,
  text: string,
  {allowed, wanted = 20}: RankOptions = {},
): Ranking {
  const query = parseQuery(text, index.vocabulary, synonyms);
  if (query.slots.length === 0) {
    return {query, records: []};
  }
  const total = index.records.length;
  let matches = query.slots.map((slot) => matchSlot(slot, index));
  if (countComplete(matches, query.slots, total, enough) < enough) {
    addGuesses(query, index.vocabulary);
    matches = query.slots.map((slot) => matchSlot(slot, index));
  }
  const covered = coverage(matches, index, allowed);
  const mostCovered = covered.reduce((most, cover) => Math.max(most, cover), 0);
  const scores = new Float64Array(total);
  for (let record = 0; record < total; record += 1) {
    const cover = covered[record] ?? 0;
    if (cover > 0 && cover >= leastCover * mostCovered) {
      scores[record] = scoreOf(matches, index, record, cover);
    }
  }
  const ordered = best(scores, Math.max(shortlist, wanted));
  const short = ordered.slice(0, shortlist);
  const close = new Map(
    short.map((record) => [record, (scores[record] ?? 0) * closeness(index, record, query)]),
  );
  return {query, records: [...spread(close, index), ...ordered.slice(shortlist)]};
}

function scoreOf(matches: SlotMatch[], index: SearchIndex, record: number, cover: number): number {
  let sum = 0;
  let isAsTyped = true;
  for (const {score, quality} of matches) {
    sum += score[record] ?? 0;
    isAsTyped &&= (quality[record] ?? 0) >= 1;
  }
  const {pageRank, level} = index.records[record]?.weight ?? {pageRank: 0, level: 0};
  const worth = (1 + 0.15 * pageRank) * (0.9 + level / 1000);
  return sum * cover ** steepness * (isAsTyped ? asTyped : 1) * worth;
}

function inOrder(scores: Map<number, number>): number[] {
  return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([record]) => record);
}

/** Orders by score, where each further record of the same page counts a little less. */
function spread(scores: Map<number, number>, index: SearchIndex): number[] {
  const seen = new Map<number, number>();
  const spaced = new Map<number, number>();
  for (const record of inOrder(scores)) {
    const page = index.pageOf[record] ?? 0;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    spaced.set(record, (scores.get(record) ?? 0) * Math.max(0.5, 0.88 ** before));
  }
  return inOrder(spaced);
}
