import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Pan and tilt between degrees and DMX. */
export default toolView(model);
