import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Light of a fixture at a distance. */
export default toolView(model);
