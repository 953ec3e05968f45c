import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Refresh rate of a DMX line. */
export default toolView(model);
