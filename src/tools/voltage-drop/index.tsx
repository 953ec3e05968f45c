import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Voltage drop along a cable or an LED strip. */
export default function VoltageDrop(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
