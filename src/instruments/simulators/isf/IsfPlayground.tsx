import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import Part from '../../../components/shared/Part';
import {onDemand} from '../../../components/shared/recovery';
import styles from '../../kit/tools.module.css';
import {useHydrated} from '../../kit/useToolState';
import {opensPlayground} from './address';

const Playground = lazy(() => onDemand(() => import('./Playground')));

/**
 * The ISF playground: an editor beside its live output. Its code loads when somebody opens it, or comes by
 * a link that does. Takes no properties.
 */
export default function IsfPlayground(): ReactNode {
  const isReady = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const follow = (): void => {
      if (opensPlayground(location.hash)) {
        setIsOpen(true);
        section.current?.scrollIntoView();
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    <section
      className={styles.tool}
      aria-label="ISF playground"
      data-search-exclude=""
      data-no-markdown=""
      ref={section}>
      <p className="without-script">
        The playground needs JavaScript. The tables below list the ISF features that it supports.
      </p>
      <div className="tool-form">
        {isOpen ? (
          <Part
            otherwise={
              <p>
                The playground could not be loaded. <a href="">Load it again</a>
              </p>
            }>
            <Suspense fallback={<p role="status">Loading the playground …</p>}>
              <Playground />
            </Suspense>
          </Part>
        ) : (
          <button
            className={styles.primary}
            type="button"
            disabled={!isReady}
            onClick={() => setIsOpen(true)}>
            Open the playground
          </button>
        )}
      </div>
    </section>
  );
}
