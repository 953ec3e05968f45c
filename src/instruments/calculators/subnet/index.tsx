import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Check whether two devices are in one network. */
export default calculatorView(model);
