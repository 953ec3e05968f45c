import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Load of lighting universes on a network connection. */
export default function NetworkLoad(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
