/** All calculators with their views, for tests that hold for every one of them. */
import type {ReactNode} from 'react';

import {calculators} from '../../../../src/instruments/list';
import type {CalculatorModel, CalculatorState} from '../../../../src/instruments/kit/model';
import type {CalculatorProps} from '../../../../src/instruments/kit/CalculatorFrame';

/** A calculator as the tests see it: state by field id, whatever its exact type. */
export interface AnyCalculator {
  model: CalculatorModel<CalculatorState>;
  View: (props: CalculatorProps) => ReactNode;
}

async function load(id: string): Promise<AnyCalculator> {
  const {model} = (await import(`../../../../src/instruments/calculators/${id}/model.ts`)) as Pick<
    AnyCalculator,
    'model'
  >;
  const view = (await import(`../../../../src/instruments/calculators/${id}/index.tsx`)) as {
    default: AnyCalculator['View'];
  };
  return {model, View: view.default};
}

export const allCalculators: readonly AnyCalculator[] = await Promise.all(
  calculators.map(({id}) => load(id)),
);
