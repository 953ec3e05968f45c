import {type ReactNode, useEffect, useRef} from 'react';
import type {PageHeading} from '../shared/headings';
import styles from './styles.module.css';

/**
 * The table of contents as a bottom sheet, which opens whenever it gets new headings. Closes on selection, on a click
 * outside and on Escape.
 */
export default function Contents({headings}: {headings: readonly PageHeading[]}): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    dialog?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
    return () => dialog?.close();
  }, [headings]);
  const close = (): void => sheet.current?.close();
  return (
    <dialog
      ref={sheet}
      className={`no-print ${styles.sheet}`}
      aria-labelledby="page-contents"
      onClick={({target, currentTarget}) => target === currentTarget && close()}>
      <div className={styles.head}>
        <p className={styles.title} id="page-contents">
          On this page
        </p>
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
      <ul className={styles.list}>
        <li>
          <a className={styles.link} href="#__docusaurus_skipToContent_fallback" onClick={close}>
            Top of the page
          </a>
        </li>
        {headings.map(({id, text, isNested, isCurrent}) => (
          <li key={id} className={isNested ? styles.nested : undefined}>
            <a
              className={styles.link}
              href={`#${id}`}
              aria-current={isCurrent ? 'location' : undefined}
              onClick={close}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
