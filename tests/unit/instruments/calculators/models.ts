/** All calculators with their views, for tests of all of them. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';

import {calculators} from '../../../../src/instruments/list';
import type {CalculatorModel, CalculatorState} from '../../../../src/instruments/kit/model';
import {
  type CalculatorProps,
  type CalculatorView,
  calculatorView,
} from '../../../../src/instruments/kit/CalculatorFrame';

/** A calculator with the common type of all states: values by field id. */
export interface AnyCalculator {
  model: CalculatorModel<CalculatorState>;
  View: (props: CalculatorProps) => ReactNode;
  createScene: CalculatorView<CalculatorState, unknown>['scene'];
}

async function load(id: string): Promise<AnyCalculator> {
  const folder = path.resolve('src/instruments/calculators', id);
  const {model} = (await import(path.join(folder, 'model.ts'))) as Pick<AnyCalculator, 'model'>;
  const view = existsSync(path.join(folder, 'view.tsx'))
    ? ((await import(path.join(folder, 'view.tsx'))) as CalculatorView<CalculatorState, unknown>)
    : {};
  return {model, View: calculatorView(model, view), createScene: view.scene ?? view.plot};
}

export const allCalculators: readonly AnyCalculator[] = await Promise.all(
  calculators.map(({id}) => load(id)),
);
