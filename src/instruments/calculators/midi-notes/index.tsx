import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Converter for MIDI note names and 14-bit values. */
export default calculatorView(model);
