import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Shape of an image, and how it fits another. */
export default toolView(model);
