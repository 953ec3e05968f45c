import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import Button from '../../../components/fields/Button';
import {useLatest} from '../../kit/status';
import styles from '../../kit/calculators.module.css';

/** Seconds by which the button Step advances. */
const stepSeconds = 0.5;

/** Minimum time between two frames in ms: 30 per second look smooth and save battery. */
const minFrameMs = 1000 / 30 - 4;

const motion = '(prefers-reduced-motion: reduce)';
const wantsStill = (): boolean => matchMedia(motion).matches;
const onMotionChange = (listener: () => void): (() => void) => {
  const query = matchMedia(motion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * Calls `advance` for animation frames while an element is in view.
 *
 * @param advance - receives the seconds since the last call
 * @returns ref of the element
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
      // Half of the time stays free for input, on slow phones too.
      if (now - last >= Math.max(minFrameMs, 2 * cost)) {
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
 * Draws an animation while it is in view, unless the reader prefers reduced motion or has paused it, and once
 * whenever `version` changes.
 *
 * @param version - the state to draw
 * @param paint - draws the state of `version` at a time in seconds
 * @returns `view`, ref of the element that contains the drawing, and the buttons Pause and Step
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
          advance(stepSeconds);
        }}>
        Step
      </Button>
    </div>
  );
  return {view, buttons};
}
