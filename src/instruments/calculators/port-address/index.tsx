import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Converter between the notations of an Art-Net universe. */
export default calculatorView(model);
