import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Converter for DMX values between resolutions and units. */
export default toolView(model);
