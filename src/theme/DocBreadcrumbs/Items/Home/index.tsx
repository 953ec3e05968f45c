/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: breadcrumbs say the product, which the sidebar's items do not hold.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import {sectionOf} from '@site/src/config/products';

export default function HomeWrapper(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const section = sectionOf(`/${pathname.slice(base.length)}`);
  return (
    <>
      <Home />
      {section && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/${section.id}/introduction`}>
            {section.name}
          </Link>
        </li>
      )}
    </>
  );
}
