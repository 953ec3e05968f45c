/**
 * The public entry point of the instruments. It has no views: a page imports the one that it shows, so that its
 * code loads on that page only.
 */
export {getFeatured as featured} from './featured';
export {askedCalculator, stateHash} from './kit/codec';
export {
  getCalculatorAddress,
  getCalculatorPlace,
  quickCalculators,
  calculatorById,
  type CalculatorEntry,
  calculators,
  groupNames,
} from './list';
