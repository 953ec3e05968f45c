import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Converter between the notations of an Art-Net universe. */
export default toolView(model);
