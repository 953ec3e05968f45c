import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {useHydrated} from '../../components/shared/useHydrated';
import styles from './calculators.module.css';

/**
 * Scrolls to an element when the address shares a state of an instrument, now or later.
 *
 * @param name - of the instrument: what the hash has before its `?`
 * @param onShared - called for every such hash; must not change between renders
 * @returns ref of the element
 */
export function useSharedHash(name: string, onShared?: () => void) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = (): void => {
      if (location.hash.startsWith(`#${name}?`)) {
        onShared?.();
        section.current?.scrollIntoView();
      }
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [name, onShared]);
  return section;
}

/** The rule of an instrument, a paragraph each, or its assumptions. */
export function Rule({paragraphs}: {paragraphs: readonly string[]}): ReactNode {
  return (
    <div className={styles.rule}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/**
 * The section of an instrument, with its form. Controls are disabled until hydration, so that a result never
 * belongs to other inputs. If scripts are slow or fail to load, a message appears after six seconds, by CSS alone.
 */
export default function Instrument({
  name,
  id,
  title,
  isPage = false,
  className,
  before,
  after,
  form,
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'ref'> & {
  /** Identifies it in addresses and storage. */
  name: string;
  title: string;
  /** The page is about this instrument, whose heading is the page's title. */
  isPage?: boolean | undefined;
  /** Around the form: stays without JavaScript. */
  before?: ReactNode;
  after?: ReactNode;
  form?: ComponentProps<'form'>;
}): ReactNode {
  const isHydrated = useHydrated();
  return (
    <section
      className={clsx(styles.instrument, isPage && styles.page, className)}
      id={id ?? name}
      aria-label={title}
      ref={useSharedHash(name)}
      {...section}>
      {before}
      <form
        className={clsx('instrument-form', styles.form)}
        onSubmit={(event) => event.preventDefault()}
        {...form}>
        {!isHydrated && (
          <p className={styles.pending}>Still loading. If nothing happens, reload the page.</p>
        )}
        <fieldset className={styles.controls} disabled={!isHydrated}>
          {children}
        </fieldset>
      </form>
      {after}
    </section>
  );
}
