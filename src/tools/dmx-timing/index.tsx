import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Refresh rate of a DMX line. */
export default toolView(model);
