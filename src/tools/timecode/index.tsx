import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Converter between timecode, frame numbers and real time. */
export default function Timecode(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
