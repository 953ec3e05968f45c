/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: a hidden sidebar stays hidden on the next page and after a reload, before the first paint. Upstream forgets it,
 * and shows the sidebar again on any key, Tab included.
 */
import type {ReactNode} from 'react';
import IconArrow from '@theme/Icon/Arrow';
import {useReading} from '@site/src/components/ReadingComfort/useReading';
import {useHydrated} from '@site/src/components/shared/useHydrated';
import styles from './styles.module.css';

/** Hides the sidebar and shows it again. The same button stays in both states, and so does the focus. */
export default function CollapseButton(): ReactNode {
  const [sidebar, setSidebar] = useReading('sidebar');
  const isShown = sidebar === 'shown';
  const label = isShown ? 'Hide sidebar' : 'Show sidebar';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      disabled={!useHydrated()}
      onClick={() => setSidebar(isShown ? 'hidden' : 'shown')}>
      <IconArrow />
    </button>
  );
}
