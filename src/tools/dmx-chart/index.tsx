import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** A pasted channel list as a cheat sheet with addresses. */
export default function DmxChart(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
