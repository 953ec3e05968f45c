import {sections} from '../../config/products';
import {symptomTexts} from '../../data/symptoms';
import {placeOf, quickTools, toolById} from '../../instruments';
import {hierarchyOf, type RecordKind} from '../records/types';
import type {StoredHit} from './stored';

function start(kind: RecordKind, lvl1: string, address: string, lvl0: string | null): StoredHit {
  const [, anchor = null] = address.split('#');
  const hierarchy = hierarchyOf([lvl0, lvl1]);
  return {objectID: address, url: address, anchor, type: 'lvl1', hierarchy, kind};
}

const commonest = ['videosync', 'beam-for-live'].flatMap((product) =>
  symptomTexts.filter(({section}) => section === product).slice(0, 3),
);

/** Where readers go who have not typed anything yet, as hits without a query; addresses lack the base. */
export const starts: readonly {title: string; hits: StoredHit[]}[] = [
  {
    title: 'What’s not working?',
    hits: commonest.map(({symptom, section, to}) =>
      start('step', symptom, to, sections.find(({id}) => id === section)?.name ?? null),
    ),
  },
  {
    title: 'Calculators',
    hits: quickTools
      .map(toolById)
      .map((tool) => start('tool', tool.title, `${placeOf(tool)}#tool-${tool.id}`, tool.job)),
  },
];
