/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: the list scrolls to the current chapter and page, and starts with the section's name, which opens the list of
 * sections.
 */
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {getSection} from '@site/src/config/products';
import SectionSwitcher from '@site/src/components/SectionSwitcher';
import {useHydrated} from '@site/src/components/shared/useHydrated';
import {useCurrentInView} from '@site/src/theme/DocSidebar/Desktop/Content/useCurrentInView';
import styles from './styles.module.css';

export default function ContentWrapper(props: Props): ReactNode {
  const base = useBaseUrl('/');
  useCurrentInView(props.path);
  const section = getSection(props.path.slice(base.length - 1));
  return (
    <>
      {/* The phone's menu leads here before hydration. */}
      <span id="section-pages" />
      {section && <SectionSwitcher key={section.id} current={section.id} />}
      {/* Before hydration nothing unfolds a category. */}
      <fieldset className={styles.controls} role="presentation" disabled={!useHydrated()}>
        <Content {...props} />
      </fieldset>
    </>
  );
}
