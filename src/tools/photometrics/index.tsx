import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Light of a fixture at a distance. */
export default toolView(model);
