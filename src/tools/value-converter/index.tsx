import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Converter for DMX values between resolutions and units. */
export default toolView(model);
