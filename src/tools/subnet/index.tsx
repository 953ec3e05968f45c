import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Check whether two devices are in one network. */
export default function Subnet(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
