import {sections} from '../../config/products';
import {symptomTexts} from '../../data/symptoms';
import {placeOf, quickCalculators, calculatorById} from '../../instruments';
import type {StoredHit} from '../engine/types';
import {hierarchyOf, type RecordKind} from '../records/types';

function start(kind: RecordKind, lvl1: string, url: string, lvl0: string | null): StoredHit {
  return {objectID: url, url, type: 'lvl1', hierarchy: hierarchyOf([lvl0, lvl1]), kind};
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
    hits: quickCalculators
      .map(calculatorById)
      .map((calculator) =>
        start(
          'calculator',
          calculator.title,
          `${placeOf(calculator)}#tool-${calculator.id}`,
          calculator.job,
        ),
      ),
  },
];
