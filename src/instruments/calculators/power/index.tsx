import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Planner for electrical loads. */
export default toolView(model);
