import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** How long a battery or a generator lasts. */
export default function Runtime(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
