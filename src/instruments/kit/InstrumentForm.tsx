import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './calculators.module.css';
import {useHydrated} from '../../components/shared/useHydrated';

/**
 * The form of an instrument. Its controls are disabled until hydration, so that a result never belongs to
 * other inputs. A script that is lost or late is mentioned after two seconds, by CSS alone.
 */
export default function InstrumentForm({
  className,
  children,
  ...attributes
}: ComponentProps<'form'>): ReactNode {
  const isHydrated = useHydrated();
  return (
    <form
      className={clsx('instrument-form', styles.form, className)}
      onSubmit={(event) => event.preventDefault()}
      {...attributes}>
      {!isHydrated && (
        <p className={styles.pending}>
          The controls are still loading. If they stay inactive, reload the page.
        </p>
      )}
      <fieldset className={styles.controls} disabled={!isHydrated}>
        {children}
      </fieldset>
    </form>
  );
}
