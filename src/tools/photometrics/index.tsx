import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Light of a fixture at a distance. */
export default function Photometrics(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
