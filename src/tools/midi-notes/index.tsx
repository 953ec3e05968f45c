import type {ReactNode} from 'react';

import ToolFrame, {type ToolProps} from '../shared/ToolFrame';
import {model} from './model';

/** Converter for MIDI note names and 14-bit values. */
export default function MidiNotes(props: ToolProps): ReactNode {
  return <ToolFrame model={model} {...props} />;
}
