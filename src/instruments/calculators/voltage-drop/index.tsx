import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Voltage drop along a cable or an LED strip. */
export default calculatorView(model);
