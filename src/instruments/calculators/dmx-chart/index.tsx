import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** A pasted channel list as a cheat sheet with addresses. */
export default toolView(model);
