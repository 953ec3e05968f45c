import {calculatorView} from '../../kit/CalculatorFrame';
import {model} from './model';

/** Multicast address of a sACN universe, and mapping from Art-Net. */
export default calculatorView(model);
