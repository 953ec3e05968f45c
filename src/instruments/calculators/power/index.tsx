import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Planner for electrical loads. */
export default calculatorView(model);
