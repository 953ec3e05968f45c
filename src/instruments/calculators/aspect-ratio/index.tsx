import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Shape of an image, and how it fits another. */
export default toolView(model);
