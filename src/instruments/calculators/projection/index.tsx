import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Throw distance, brightness and pixel size of a projection. */
export default calculatorView(model);
