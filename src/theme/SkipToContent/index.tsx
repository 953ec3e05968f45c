/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: the theme's link is inside a region of the same name, so screen readers announce it twice.
 */
import {type MouseEvent, type ReactNode, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  // As in the theme: after a click on a link the next Tab key starts at the top of the new page.
  useLocationChange(({location}) => {
    if (!location.hash && action === 'PUSH') {
      focusOnce(start.current);
    }
  });
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    focusOnce(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
  };
  return (
    <div ref={start}>
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        Skip to main content
      </a>
    </div>
  );
}
