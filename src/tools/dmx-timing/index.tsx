import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Refresh rate of a DMX line. */
export default function DmxTiming(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
