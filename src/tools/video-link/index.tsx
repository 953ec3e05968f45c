import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Whether a video signal fits through a link. */
export default function VideoLink(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
