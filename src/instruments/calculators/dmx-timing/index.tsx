import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Refresh rate of a DMX line. */
export default calculatorView(model);
