import MiniSearch from 'minisearch';
import {buildIndex} from '../../../search/engine/index';
import {rank} from '../../../search/engine/rank';
import type {SearchRecord, SynonymGroup} from '../../../search/records/types';
import type {Engine} from './measure';

/** Records that are shown of a page: the best one, and three sections below it. */
const shown = 4;

/** The engine of this site. */
export function ours(records: SearchRecord[], synonyms: SynonymGroup[], name: string): Engine {
  const index = buildIndex(records, synonyms);
  return {
    name,
    search: (query) => rank(index, query).pages.map((page) => page.records.slice(0, shown)),
  };
}

/** An engine that finds records, each of which is a result of its own. */
const one = (numbers: number[]): number[][] => numbers.map((number) => [number]);

/** The texts that the other engines get: the same as ours. */
function documents(records: SearchRecord[]) {
  return records.map((record, id) => ({
    id,
    title: record.hierarchy[record.type] ?? '',
    parents: Object.entries(record.hierarchy)
      .filter(([level, text]) => text && level !== record.type)
      .map(([, text]) => text)
      .join(' '),
    keywords: record.keywords.join(' '),
    text: [record.description, record.content, record.unconfirmed].filter(Boolean).join(' '),
  }));
}

const fields = ['title', 'parents', 'keywords', 'text'];

/** MiniSearch as its documentation starts. */
export function plainMiniSearch(records: SearchRecord[]): Engine {
  const index = new MiniSearch({fields});
  index.addAll(documents(records));
  return {
    name: 'MiniSearch, defaults',
    search: (query) => one(index.search(query).map(({id}) => Number(id))),
  };
}

/** MiniSearch as VitePress sets it, the strongest of the common set-ups. */
export function tunedMiniSearch(records: SearchRecord[]): Engine {
  const index = new MiniSearch({fields});
  index.addAll(documents(records));
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, parents: 2, text: 1}};
  return {
    name: 'MiniSearch, VitePress',
    search: (query) => one(index.search(query, options).map(({id}) => Number(id))),
  };
}

interface LunrBuilder {
  ref(name: string): void;
  field(name: string): void;
  add(document: object): void;
}
interface LunrIndex {
  search(query: string): {ref: string}[];
}

/** lunr as its documentation starts; undefined if it is not installed. */
export async function lunr(records: SearchRecord[]): Promise<Engine | undefined> {
  const name = 'lunr';
  const loaded = (await import(name).catch(() => undefined)) as
    {default: (config: (this: LunrBuilder) => void) => LunrIndex} | undefined;
  if (!loaded) {
    return undefined;
  }
  const index = loaded.default(function configure(this: LunrBuilder) {
    this.ref('id');
    fields.forEach((field) => this.field(field));
    documents(records).forEach((document) => this.add(document));
  });
  return {
    name: 'lunr, defaults',
    search(query) {
      try {
        return one(index.search(query).map(({ref}) => Number(ref)));
      } catch {
        // Colons and the like are syntax for it, and an error in headings.
        const words = query.replace(/[^\p{L}\p{N}\s]/gu, ' ');
        return one(index.search(words).map(({ref}) => Number(ref)));
      }
    },
  };
}
