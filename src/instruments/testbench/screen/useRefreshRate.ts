import {useState} from 'react';
import {measureRefresh} from './state';

/** Duration of a measurement in ms. */
const measuredMs = 5000;

/** Measures the refresh rate of the display that shows the page. */
export function useRefreshRate() {
  const [isMeasuring, setMeasuring] = useState(false);
  const [result, setResult] = useState<ReturnType<typeof measureRefresh>>();
  const measure = (): void => {
    setMeasuring(true);
    setResult(undefined);
    const times: number[] = [];
    const onFrame = (now: number): void => {
      times.push(now);
      if (now - (times[0] ?? now) < measuredMs) {
        requestAnimationFrame(onFrame);
      } else {
        setMeasuring(false);
        setResult(measureRefresh(times));
      }
    };
    requestAnimationFrame(onFrame);
  };
  return {isMeasuring, result, measure};
}
