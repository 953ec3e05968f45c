/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: the theme renders an HTML string with inline styles, which the CSP forbids.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {useHydrated} from '@site/src/components/shared/useHydrated';
import {announcement} from '@site/src/config/site';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const isHydrated = useHydrated();
  if (!isActive) {
    return null;
  }
  return (
    <div
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      role="region"
      aria-label="Announcement">
      <p className={styles.text}>
        {announcement.text} <Link to={announcement.link.to}>{announcement.link.label}</Link>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss announcement"
        disabled={!isHydrated}
        onClick={close}>
        ×
      </button>
    </div>
  );
}
