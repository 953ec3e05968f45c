import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Throw distance, brightness and pixel size of a projection. */
export default function Projection(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
