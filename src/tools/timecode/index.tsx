import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Converter between timecode, frame numbers and real time. */
export default toolView(model);
