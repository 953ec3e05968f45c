import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** A delay in milliseconds, frames, samples and metres. */
export default function Delay(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
