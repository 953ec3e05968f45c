import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** A delay in milliseconds, frames, samples and metres. */
export default toolView(model);
