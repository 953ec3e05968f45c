import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Data rate of a video clip. */
export default calculatorView(model);
