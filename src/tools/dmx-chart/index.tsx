import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** A pasted channel list as a cheat sheet with addresses. */
export default toolView(model);
