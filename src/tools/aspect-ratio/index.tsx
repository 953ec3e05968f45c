import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Shape of an image, and how it fits another. */
export default function AspectRatio(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
