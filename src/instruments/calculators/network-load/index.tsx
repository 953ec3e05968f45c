import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Load of lighting universes on a network connection. */
export default calculatorView(model);
