/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: the trail starts with the product, a category without a page links to its first page, and no
 * name appears twice. The menu of the page follows. The trail as structured
 * data is for crawlers, so only the built HTML has it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import styles from '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import PageMenu from '@site/src/components/PageActions/PageMenu';
import {breadcrumbStructuredData} from '@site/src/components/structuredData';
import {getSection, sections} from '@site/src/config/products';

interface StepProps {
  label: string;
  href?: string | undefined;
  isLast: boolean;
}

/** The last step, and one without an address, is plain text. */
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

function Breadcrumbs(): ReactNode {
  const items = useSidebarBreadcrumbs();
  const {pathname} = useLocation();
  const {title, url, baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  if (!items) {
    return null;
  }
  const section = getSection(`/${pathname.slice(baseUrl.length)}`);
  // A page named like its section needs no step after the section's.
  const isSection = items.length === 1 && sections.some(({name}) => name === items[0]?.label);
  const introduction = applyTrailingSlash(`${baseUrl}${section?.id}/introduction`, {
    trailingSlash,
    baseUrl,
  });
  const steps = [
    ...(section ? [{label: section.name, href: introduction}] : []),
    ...(isSection ? [] : items)
      .filter(({label}, index) => items[index + 1]?.label !== label)
      .map((item) => ({label: item.label, href: findFirstSidebarItemLink(item)})),
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
            <Step key={index} {...step} isLast={!isSection && index === steps.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}

export default function BreadcrumbsAndPageMenu(): ReactNode {
  const {title, permalink, id} = useDoc().metadata;
  return (
    <>
      <Breadcrumbs />
      <PageMenu title={title} permalink={permalink} section={getSection(`/${id}`)?.name} />
    </>
  );
}
