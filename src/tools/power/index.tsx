import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Planner for electrical loads. */
export default function Power(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
