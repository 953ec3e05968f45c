import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {lazyPart} from '../../components/LazyPart';
import Part from '../../components/shared/Part';
import styles from '../kit/calculators.module.css';
import own from './bench.module.css';
import {devicePolicy} from '../kit/devicePolicy';

const waiting = (
  <p
    className={own.waiting}
    role="status"
    data-needs-script=""
    data-search-exclude=""
    data-no-markdown="">
    Loading the test …
  </p>
);

const parts = {
  screen: lazyPart(() => import('./screen/ScreenTest'), {waiting}),
  timecode: lazyPart(() => import('./ltc/Timecode'), {waiting}),
  midi: lazyPart(() => import('./midi/MidiBench'), {waiting}),
  'dmx-usb': lazyPart(() => import('./dmx-usb/DmxUsb'), {waiting}),
};

/** Loads the page again if its policy is that of the page that led here. */
function Bench({name}: {name: keyof typeof parts}): ReactNode {
  const [policy] = useState(devicePolicy);
  useEffect(() => {
    if (policy === 'other-page') {
      location.reload();
    }
  }, [policy]);
  const View = parts[name];
  if (policy === 'closed') {
    return (
      <p className={styles.warning} role="status">
        This copy of the site can’t access devices, so the test can’t run here.
      </p>
    );
  }
  return policy === 'open' ? <View /> : <p role="status">Reloading to allow device access …</p>;
}

/**
 * One part of the test bench, whose code loads on its own page only.
 *
 * @param props.name - the part: name of its folder, or what it tests
 */
export default function BenchPart({name}: {name: keyof typeof parts}): ReactNode {
  return (
    <section
      className={clsx(styles.instrument, styles.page, own.bench)}
      id={`bench-${name}`}
      aria-label="Test">
      <p className="without-script" data-search-exclude="" data-no-markdown="">
        This test needs JavaScript and a browser from 2023 or later.
      </p>
      <BrowserOnly fallback={waiting}>
        {() => (
          <Part
            otherwise={
              <p>
                This test failed. <a href="">Load the page again</a>
              </p>
            }>
            <Bench name={name} />
          </Part>
        )}
      </BrowserOnly>
    </section>
  );
}
