import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {useCopy} from '../shared/copy';
import {useHydrated} from '../shared/useHydrated';
import styles from './styles.module.css';

interface Props extends ComponentProps<'pre'> {
  'data-title'?: string;
  'data-language'?: string;
}

/** Duration of the button's confirmation, in milliseconds. */
const confirmationMs = 2000;

/** A code block, highlighted at compile time, with a copy button. */
export default function CodeFigure({
  children,
  'data-title': title,
  'data-language': language,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [message, copy, clearMessage] = useCopy({
    copied: 'Copied',
    failed: 'Select the text to copy it',
  });

  useEffect(() => {
    const timer = message ? setTimeout(clearMessage, confirmationMs) : undefined;
    return () => clearTimeout(timer);
  }, [message, clearMessage]);

  return (
    <figure className={styles.figure}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} className={`language-${language ?? 'text'}`}>
          {children}
        </code>
      </pre>
      <button
        type="button"
        className={styles.copy}
        disabled={!useHydrated()}
        onClick={() => copy(code.current?.textContent ?? '')}>
        <span aria-live="polite">{message || 'Copy'}</span>
        <span className="visually-hidden">: {title ?? 'source text'}</span>
      </button>
    </figure>
  );
}
