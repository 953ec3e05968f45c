/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the first step is the product, a group without a page of its own leads to its first page, and
 * nothing stands there twice. Structured data has the start page and the product too; it is for
 * crawlers, which read the built HTML.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import styles from '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import {breadcrumbStructuredData} from '@site/src/components/breadcrumbs';
import {sectionOf, sections} from '@site/src/config/products';

/** A step; without an address it is a word only. */
function Step({label, href, isLast}: {label: string; href?: string; isLast?: boolean}): ReactNode {
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href ? (
        <Link className="breadcrumbs__link" to={href}>
          {label}
        </Link>
      ) : (
        <span className="breadcrumbs__link">{label}</span>
      )}
    </li>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs();
  const {pathname} = useLocation();
  const {title, url, baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  if (!items) {
    return null;
  }
  const section = sectionOf(`/${pathname.slice(baseUrl.length)}`);
  // The step of the section says it already.
  const isNamed = items.length === 1 && sections.some(({name}) => name === items[0]?.label);
  const place = {name: title, origin: url, baseUrl, path: pathname};
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script type="application/ld+json">
            {JSON.stringify(
              breadcrumbStructuredData(items, {...place, trailingSlash: trailingSlash === true}),
            ).replaceAll('<', '\\u003c')}
          </script>
        </Head>
      )}
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbsContainer)}
        aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <Home />
          {section && <Step label={section.name} href={`/${section.id}/introduction`} />}
          {(isNamed ? [] : items).map((item, index) =>
            index === items.length - 1 ? (
              <Step key={index} label={item.label} isLast />
            ) : (
              <Step key={index} label={item.label} href={findFirstSidebarItemLink(item)} />
            ),
          )}
        </ul>
      </nav>
    </>
  );
}
