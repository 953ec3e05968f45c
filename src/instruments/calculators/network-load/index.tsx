import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Load of lighting universes on a network connection. */
export default toolView(model);
