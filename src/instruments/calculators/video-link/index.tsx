import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Whether a video signal fits through a link. */
export default calculatorView(model);
