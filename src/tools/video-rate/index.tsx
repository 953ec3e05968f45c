import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Data rate of a video clip. */
export default toolView(model);
