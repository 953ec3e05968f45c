import MiniSearch from 'minisearch';
import {buildIndex} from '../../../search/engine/index';
import {rank} from '../../../search/engine/rank';
import {synonymMap} from '../../../search/engine/synonyms';
import type {SynonymGroup} from '../../../search/records/tiers';
import type {SearchRecord} from '../../../search/records/types';
import type {Engine} from './measure';

/** The engine of this site. */
export function ours(
  records: SearchRecord[],
  synonyms: SynonymGroup[],
  options: {name: string; withoutKeywords?: boolean},
): Engine {
  const index = buildIndex(records, options);
  const map = synonymMap(synonyms);
  return {name: options.name, search: (query) => rank(index, map, query).records};
}

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
    search: (query) => index.search(query).map(({id}) => Number(id)),
  };
}

/** MiniSearch as VitePress sets it, the strongest of the common set-ups. */
export function tunedMiniSearch(records: SearchRecord[]): Engine {
  const index = new MiniSearch({fields});
  index.addAll(documents(records));
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, parents: 2, text: 1}};
  return {
    name: 'MiniSearch, VitePress',
    search: (query) => index.search(query, options).map(({id}) => Number(id)),
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
        return index.search(query).map(({ref}) => Number(ref));
      } catch {
        // Colons and the like are syntax for it, and an error in headings.
        return index.search(query.replace(/[^\p{L}\p{N}\s]/gu, ' ')).map(({ref}) => Number(ref));
      }
    },
  };
}
