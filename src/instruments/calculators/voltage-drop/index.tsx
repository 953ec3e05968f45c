import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Voltage drop along a cable or an LED strip. */
export default toolView(model);
