import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** A delay in milliseconds, frames, samples and metres. */
export default toolView(model);
