import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'pre'> {
  'data-title'?: string;
  'data-language'?: string;
}

/** How long the button says that it copied, in milliseconds. */
const confirmationMs = 2000;

/** A block of source text, highlighted when the page was compiled, with a copy button. */
export default function CodeFigure({
  children,
  'data-title': title,
  'data-language': language,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <figure className={styles.figure}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} className={`language-${language ?? 'text'}`}>
          {children}
        </code>
      </pre>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <span aria-live="polite">
          {state === 'copied'
            ? 'Copied'
            : state === 'failed'
              ? 'Select the text to copy it'
              : 'Copy'}
        </span>
        <span className="visually-hidden">: {title ?? 'source text'}</span>
      </button>
    </figure>
  );
}
