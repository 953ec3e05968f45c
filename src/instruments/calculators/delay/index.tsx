import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** A delay in milliseconds, frames, samples and metres. */
export default calculatorView(model);
