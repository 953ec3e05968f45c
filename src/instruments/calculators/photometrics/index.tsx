import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Light of a fixture at a distance. */
export default calculatorView(model);
