import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** How long a battery or a generator lasts. */
export default toolView(model);
