import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Data rate of a video clip. */
export default toolView(model);
