import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Load of lighting universes on a network connection. */
export default toolView(model);
