import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {copyText} from '../../components/shared/copy';
import LiveText from '../../components/shared/LiveText';
import styles from './calculators.module.css';

/** The last value of something, for callbacks that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** An error whose message is for readers. */
export class ReaderError extends Error {}

/** One line with the result of the last action, announced by screen readers. */
export function useStatus(): {
  statusLine: ReactNode;
  status: string;
  setStatus: (text: string) => void;
  /** Copies during the click (see `copyText`), then shows `done` or what the reader can do instead. */
  copy: (text: string | Promise<string>, done: string, otherwise: string) => Promise<boolean>;
  /** Copies the address of this page, or of another one, with another hash. */
  copyLink: (hash: string | Promise<string>, page?: string) => void;
  /** Runs an action, unless a field that it needs has an error: then shows that. */
  unlessInvalid: (fields: readonly {error: string | undefined}[], action: () => void) => void;
} {
  const [status, setStatus] = useState('');
  const copy = (copied: string | Promise<string>, done: string, otherwise: string) =>
    copyText(Promise.resolve(copied)).then(
      () => {
        setStatus(done);
        return true;
      },
      (error: unknown) => {
        setStatus(error instanceof ReaderError ? error.message : otherwise);
        return false;
      },
    );
  return {
    statusLine: (
      <p className={styles.status} aria-live="polite">
        <LiveText text={status} />
      </p>
    ),
    status,
    setStatus,
    copy,
    copyLink: (hash, page = location.href.split('#')[0]) =>
      void copy(
        Promise.resolve(hash).then((end) => page + end),
        'Link copied.',
        'Your browser blocked copying. Copy the page’s address instead.',
      ),
    unlessInvalid: (fields, action) => {
      const error = fields.find((field) => field.error !== undefined)?.error;
      setStatus(error === undefined ? '' : `Nothing was done. ${error}`);
      if (error === undefined) {
        action();
      }
    },
  };
}
