import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Tempo in milliseconds, hertz, frames and flashes. */
export default function Tempo(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
