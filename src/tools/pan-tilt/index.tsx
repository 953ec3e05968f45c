import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Pan and tilt between degrees and DMX. */
export default function PanTilt(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
