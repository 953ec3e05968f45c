import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Data rate of a video clip. */
export default function VideoRate(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
