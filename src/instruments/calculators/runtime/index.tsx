import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** How long a battery or a generator lasts. */
export default calculatorView(model);
