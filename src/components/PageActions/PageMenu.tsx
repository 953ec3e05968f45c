import type {ComponentProps, ReactNode} from 'react';
import PageActions from '.';

/** The actions of a page beside its breadcrumbs, in a disclosure that works without scripts. */
export default function PageMenu(props: ComponentProps<typeof PageActions>): ReactNode {
  return (
    <details className="page-menu no-print" data-no-markdown="" data-search-exclude="">
      <summary aria-label="Copy this page, or report a problem with it">⋯</summary>
      <PageActions {...props} />
    </details>
  );
}
