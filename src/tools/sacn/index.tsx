import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Multicast address of a sACN universe, and mapping from Art-Net. */
export default function Sacn(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
