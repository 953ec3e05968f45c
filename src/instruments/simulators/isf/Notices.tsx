import type {ReactNode} from 'react';
import {Button} from '../../kit/controls';
import styles from '../../kit/tools.module.css';
import type {Halt} from './player';

const halts: Readonly<Record<Halt, string>> = {
  hanging:
    'Stopped: a frame took longer than a second. Shorten loops, or choose a smaller output, then run it again.',
  flashing:
    'Stopped: the output flashes more than three times a second, which can trigger seizures in people with photosensitive epilepsy.',
  lost: 'Your browser paused graphics. The output resumes automatically.',
};

/**
 * Why the output stands still, and a button that goes on.
 *
 * @param props.isHeld - the shader isn't from this site, and the reader hasn't started it
 * @param props.fault - why a frame can't be calculated
 */
export default function Notices({
  isHeld,
  fault,
  halt,
  onTrust,
  onResume,
}: {
  isHeld: boolean;
  fault: string | undefined;
  halt: Halt | undefined;
  onTrust: () => void;
  onResume: () => void;
}): ReactNode {
  return (
    <>
      {isHeld && (
        <div role="status">
          <p className={styles.warning}>
            This shader isn’t from this site. It may flash, which can trigger seizures in people
            with photosensitive epilepsy, and it may slow this computer down. It doesn’t run until
            you start it.
          </p>
          <Button main onPress={onTrust}>
            Start the shader
          </Button>
        </div>
      )}
      {fault && (
        <p className={styles.warning} role="alert">
          {fault} The output shows the last frame before that.
        </p>
      )}
      {halt && (
        <div role="alert">
          <p className={styles.warning}>{halts[halt]}</p>
          {halt !== 'lost' && (
            <Button main onPress={onResume}>
              Run again
            </Button>
          )}
        </div>
      )}
    </>
  );
}
