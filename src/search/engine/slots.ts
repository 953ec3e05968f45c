import {longestQuery} from './limits';
import {longestSynonym, type SynonymMap} from './synonyms';
import {smallWords, words} from './tokens';
import {
  byLikeness,
  byPrefix,
  forms,
  splitCompound,
  type Postings,
  type Vocabulary,
} from './vocabulary';

/** Longest query, in words. */
const mostWords = 12;

/** One way to satisfy a word of the query: all of these words of the index in one record. */
export interface Alternative {
  postings: Postings[];
  /** How well it stands for what was typed, from 0 to 1. */
  quality: number;
}

/** A word of the query with everything that may stand for it. */
export interface Slot {
  word: string;
  isSmall: boolean;
  alternatives: Alternative[];
}

export interface ParsedQuery {
  words: string[];
  slots: Slot[];
  /** The last word may go on: nothing follows it. */
  isUnfinished: boolean;
}

function single(postings: Postings, quality: number): Alternative {
  return {postings: [postings], quality};
}

function addExactForms(vocabulary: Vocabulary, slot: Slot, mayGoOn: boolean): void {
  const {word, alternatives} = slot;
  const exact = vocabulary.get(word);
  if (exact) {
    alternatives.push(single(exact, 1));
  }
  for (const form of forms(word)) {
    const postings = vocabulary.get(form);
    if (postings) {
      alternatives.push(single(postings, 0.85));
    }
  }
  if (mayGoOn) {
    for (const {postings, quality} of byPrefix(vocabulary, word, exact ? 0.75 : 0.95)) {
      alternatives.push(single(postings, quality));
    }
  }
  if (alternatives.length === 0) {
    const pair = splitCompound(vocabulary, word);
    if (pair) {
      alternatives.push({postings: pair, quality: 0.9});
    }
  }
}

/** 'art net' also means 'artnet'. */
function addJoined(vocabulary: Vocabulary, slots: Slot[], isUnfinished: boolean): void {
  slots.forEach((slot, at) => {
    const next = slots[at + 1];
    if (!next) {
      return;
    }
    const joined = slot.word + next.word;
    const found = [vocabulary.get(joined)].filter((postings) => postings !== undefined);
    if (isUnfinished && at === slots.length - 2 && joined.length > 4) {
      found.push(...byPrefix(vocabulary, joined, 1).map(({postings}) => postings));
    }
    for (const postings of found) {
      slot.alternatives.push(single(postings, 0.95));
      next.alternatives.push(single(postings, 0.95));
    }
  });
}

function addSynonyms(vocabulary: Vocabulary, slots: Slot[], synonyms: SynonymMap): void {
  for (let from = 0; from < slots.length; from += 1) {
    for (let count = 1; count <= longestSynonym && from + count <= slots.length; count += 1) {
      const span = slots.slice(from, from + count);
      for (const phrase of synonyms.get(span.map(({word}) => word).join(' ')) ?? []) {
        const postings = phrase.map((word) => vocabulary.get(word));
        if (postings.every((found) => found !== undefined)) {
          span.forEach((slot) => slot.alternatives.push({postings, quality: 0.6}));
        }
      }
    }
  }
}

/** Takes a query apart and finds what the index has for each of its words, without guessing. */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
  synonyms: SynonymMap,
): ParsedQuery {
  const query = text.slice(0, longestQuery);
  const found = words(query).slice(0, mostWords);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(query);
  const onlySmall = found.every((word) => smallWords.has(word));
  const slots = found.map((word, at): Slot => {
    const slot = {word, isSmall: !onlySmall && smallWords.has(word), alternatives: []};
    addExactForms(vocabulary, slot, isUnfinished && at === found.length - 1 && !slot.isSmall);
    return slot;
  });
  addJoined(vocabulary, slots, isUnfinished);
  addSynonyms(vocabulary, slots, synonyms);
  return {words: found, slots, isUnfinished};
}

/** The second pass: adds words that look like those that were typed. */
export function addGuesses({slots, isUnfinished}: ParsedQuery, vocabulary: Vocabulary): void {
  slots.forEach((slot, at) => {
    if (slot.isSmall) {
      return;
    }
    const isKnown = slot.alternatives.some(({quality}) => quality === 1);
    const mayGoOn = isUnfinished && at === slots.length - 1 && slot.alternatives.length === 0;
    for (const {postings, quality} of byLikeness(vocabulary, slot.word, mayGoOn)) {
      slot.alternatives.push(single(postings, isKnown ? quality * 0.4 : quality));
    }
  });
}
