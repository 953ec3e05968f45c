import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** How long a battery or a generator lasts. */
export default toolView(model);
