import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Planner for LED pixels on universes and LED walls on processor ports. */
export default toolView(model);
