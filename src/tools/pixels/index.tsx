import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Planner for LED pixels on universes and LED walls on processor ports. */
export default function Pixels(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
