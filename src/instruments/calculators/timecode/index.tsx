import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Converter between timecode, frame numbers and real time. */
export default calculatorView(model);
