import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Shape of an image, and how it fits another. */
export default calculatorView(model);
