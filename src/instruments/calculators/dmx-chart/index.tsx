import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** A pasted channel list as a cheat sheet with addresses. */
export default calculatorView(model);
