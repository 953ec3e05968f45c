import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Throw distance, brightness and pixel size of a projection. */
export default toolView(model);
