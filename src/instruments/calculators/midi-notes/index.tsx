import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Converter for MIDI note names and 14-bit values. */
export default toolView(model);
