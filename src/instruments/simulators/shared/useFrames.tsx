import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import Button from '../../../components/fields/Button';
import {useLatest} from '../../kit/status';
import styles from '../../kit/calculators.module.css';

/** Seconds that one press of Step moves on. */
const step = 0.5;

/** Least time between two drawn frames in ms: 30 a second are enough, and phones stay cool. */
const frameMs = 1000 / 30 - 4;

const motion = '(prefers-reduced-motion: reduce)';
const wantsStill = (): boolean => matchMedia(motion).matches;
const onMotionChange = (listener: () => void): (() => void) => {
  const query = matchMedia(motion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * Moves on again and again while somebody can see it.
 *
 * @param advance - takes the seconds since the last time
 * @returns to put on the element that is watched
 */
export function useAnimation(
  isMoving: boolean,
  advance: (seconds: number) => void,
): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  const latest = useLatest(advance);

  useEffect(() => {
    const element = view.current;
    if (!isMoving || !element) {
      return undefined;
    }
    let request = 0;
    let last: number | undefined;
    let cost = 0;
    const frame = (now: number): void => {
      request = requestAnimationFrame(frame);
      last ??= now;
      // Half of the time belongs to the reader's fingers, on slow phones too.
      if (now - last >= Math.max(frameMs, 2 * cost)) {
        const seconds = (now - last) / 1000;
        last = now;
        const start = performance.now();
        latest.current(seconds);
        cost = performance.now() - start;
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(request);
      last = undefined;
      if (entry?.isIntersecting) {
        request = requestAnimationFrame(frame);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [isMoving, latest]);

  return view;
}

/**
 * Draws again and again while somebody can see it, unless the reader wants less motion or has paused;
 * and once whenever `version` changes.
 *
 * @param version - what is drawn
 * @param paint - draws the state of `version` at a time in seconds
 * @returns `view`, to put on the element that is watched, and the buttons Pause and Step
 */
export function useFrames<T>(
  version: T,
  paint: (version: T, time: number) => void,
): {view: RefObject<HTMLDivElement | null>; buttons: ReactNode} {
  const isStill = useSyncExternalStore(onMotionChange, wantsStill, () => true);
  const [choice, setChoice] = useState<boolean>();
  const isMoving = choice ?? !isStill;
  const time = useRef(0);

  useEffect(() => paint(version, time.current));

  const advance = (seconds: number): void => {
    time.current += seconds;
    paint(version, time.current);
  };
  const view = useAnimation(isMoving, advance);

  const buttons = (
    <div className={styles.buttons}>
      <Button onClick={() => setChoice(!isMoving)}>{isMoving ? 'Pause' : 'Play'}</Button>
      <Button
        onClick={() => {
          setChoice(false);
          advance(step);
        }}>
        Step
      </Button>
    </div>
  );
  return {view, buttons};
}
