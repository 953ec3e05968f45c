import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Planner for LED pixels on universes and LED walls on processor ports. */
export default calculatorView(model);
