import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Converter for DMX values between resolutions and units. */
export default function ValueConverter(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
