import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Pan and tilt between degrees and DMX. */
export default calculatorView(model);
