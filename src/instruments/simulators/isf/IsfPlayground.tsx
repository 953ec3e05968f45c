import {type ReactNode, useCallback, useEffect, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useSharedHash} from '../../kit/Instrument';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {prefersReducedData} from '../../../components/shared/connection';
import {useHydrated} from '../../../components/shared/useHydrated';
import {exampleHash, firstExample, gallery} from './examples';
import own from './isf.module.css';
import OpenPlayground from './OpenPlayground';

/** Whether the playground waits for a click: its code is large, and its output moves. */
const waitsForClick = (): boolean =>
  prefersReducedData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The ISF playground: an editor beside its live output. Its code loads when the playground comes into view, or when the
 * reader opens it or follows a link to a shader.
 */
export default function IsfPlayground(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const isReady = useHydrated();
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(() => setIsOpen(true), []);
  const section = useSharedHash('isf-playground', open);
  useEffect(() => {
    const element = section.current;
    if (!element || waitsForClick()) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        open();
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [section, open]);

  return (
    <section
      className={`${styles.instrument} ${styles.page} ${own.playground}`}
      aria-label="ISF playground"
      data-search-exclude=""
      data-no-markdown=""
      ref={section}>
      <p className="without-script">
        The playground needs JavaScript. The tables below list the ISF features that it supports.
      </p>
      <div className="instrument-form">
        <div className={own.place}>
          <img
            className={own.poster}
            src={withBaseUrl(`/shaders/${firstExample}.webp`)}
            alt=""
            width={320}
            height={180}
          />
          {isOpen ? (
            <OpenPlayground />
          ) : (
            <button className={fields.primary} type="button" disabled={!isReady} onClick={open}>
              Open the playground
            </button>
          )}
        </div>
        {/* Below the playground, so that the output is in view after a click on an image. */}
        <ul className={own.gallery} aria-label="Gallery">
          {Object.entries(gallery).map(([id, label]) => (
            <li key={id}>
              <a href={exampleHash(id)}>
                <img
                  src={withBaseUrl(`/shaders/${id}.webp`)}
                  alt=""
                  width={320}
                  height={180}
                  loading="lazy"
                />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
