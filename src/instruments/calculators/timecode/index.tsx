import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Converter between timecode, frame numbers and real time. */
export default toolView(model);
