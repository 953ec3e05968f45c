import type {ReactNode} from 'react';
import Generator from './Generator';
import Reader from './Reader';

/** Reader and generator of timecode as sound. */
export default function Timecode(): ReactNode {
  return (
    <>
      <Reader />
      <Generator />
    </>
  );
}
