import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Check whether two devices are in one network. */
export default toolView(model);
