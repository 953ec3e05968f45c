import type {SynonymHit} from 'algoliasearch';
import {levelNames, type SynonymGroup} from '../records/types';

/**
 * How the hosted index ranks: as the embedded engine does, in the service's own terms. What it sends is
 * said by each query.
 */
export const indexSettings = {
  searchableAttributes: [
    ...levelNames.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(description)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'section'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  ignorePlurals: ['en' as const],
  queryLanguages: ['en' as const],
  indexLanguages: ['en' as const],
  removeWordsIfNoResults: 'allOptional' as const,
  // A page is one result, with up to three more of its sections.
  attributeForDistinct: 'url_without_anchor',
  distinct: 4,
};

/** The writers' synonyms in the service's form. */
export function hostedSynonyms(groups: SynonymGroup[]): SynonymHit[] {
  return groups.flatMap((group, index): SynonymHit[] => {
    const objectID = `synonyms-${index + 1}`;
    if ('as' in group) {
      return group.read.map((input, number) => ({
        objectID: `${objectID}-${number + 1}`,
        type: 'onewaysynonym',
        input,
        synonyms: [group.as],
      }));
    }
    return group.from === undefined
      ? [{objectID, type: 'synonym', synonyms: group.words}]
      : [{objectID, type: 'onewaysynonym', input: group.from, synonyms: group.words}];
  });
}
