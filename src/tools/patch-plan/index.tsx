import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Planner for a row of fixtures over DMX universes. */
export default function PatchPlan(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
