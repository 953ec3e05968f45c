import {sections} from '../../config/products';
import {symptomTexts} from '../../data/symptoms';
import {calculatorById, getCalculatorPlace, quickCalculators} from '../../instruments';
import type {StoredHit} from '../engine/types';
import {createHierarchy, type RecordKind} from '../records/types';

function createHit(kind: RecordKind, lvl1: string, url: string, lvl0: string | null): StoredHit {
  return {objectID: url, url, type: 'lvl1', hierarchy: createHierarchy([lvl0, lvl1]), kind};
}

const commonSymptoms = ['videosync', 'beam-for-live'].flatMap((product) =>
  symptomTexts.filter(({section}) => section === product).slice(0, 3),
);

/** Links for an empty query, as hits; their addresses lack the base. */
export const startingPoints: readonly {title: string; hits: StoredHit[]}[] = [
  {
    title: 'What’s not working?',
    hits: commonSymptoms.map(({symptom, section, to}) =>
      createHit('step', symptom, to, sections.find(({id}) => id === section)?.name ?? null),
    ),
  },
  {
    title: 'Calculators',
    hits: quickCalculators
      .map(calculatorById)
      .map((calculator) =>
        createHit(
          'calculator',
          calculator.title,
          `${getCalculatorPlace(calculator)}#tool-${calculator.id}`,
          calculator.job,
        ),
      ),
  },
];
