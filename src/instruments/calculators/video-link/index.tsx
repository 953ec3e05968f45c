import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Whether a video signal fits through a link. */
export default toolView(model);
