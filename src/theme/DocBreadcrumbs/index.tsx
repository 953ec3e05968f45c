/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: the first step is the product, a group without a page of its own leads to its first page, and
 * nothing stands there twice. Structured data says the same, from the start page on; it is for
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
import {applyTrailingSlash} from '@docusaurus/utils-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import styles from '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import {breadcrumbStructuredData} from '@site/src/components/structuredData';
import {sectionOf, sections} from '@site/src/config/products';

interface StepProps {
  label: string;
  href?: string | undefined;
  isLast: boolean;
}

/** A step; the last one, and one without an address, is a word only. */
function Step({label, href, isLast}: StepProps): ReactNode {
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href && !isLast ? (
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
  const introduction = applyTrailingSlash(`${baseUrl}${section?.id}/introduction`, {
    trailingSlash,
    baseUrl,
  });
  const steps = [
    ...(section ? [{label: section.name, href: introduction}] : []),
    ...(isNamed ? [] : items).map((item) => ({
      label: item.label,
      href: findFirstSidebarItemLink(item),
    })),
  ];
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script type="application/ld+json">
            {JSON.stringify(
              breadcrumbStructuredData([{label: title, href: baseUrl}, ...steps], url),
            ).replaceAll('<', '\\u003c')}
          </script>
        </Head>
      )}
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbsContainer)}
        aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <Home />
          {steps.map((step, index) => (
            <Step key={index} {...step} isLast={!isNamed && index === steps.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}
