import {toolView} from '../shared/ToolFrame';
import {model} from './model';

/** Multicast address of a sACN universe, and mapping from Art-Net. */
export default toolView(model);
