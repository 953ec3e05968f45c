import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Converter for DMX values between resolutions and units. */
export default calculatorView(model);
