import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Converter between the notations of an Art-Net universe. */
export default function PortAddress(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
