import {toolView} from '../../kit/ToolFrame';
import {model} from './model';

/** Multicast address of a sACN universe, and mapping from Art-Net. */
export default toolView(model);
