import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Planner for electrical loads. */
export default toolView(model);
