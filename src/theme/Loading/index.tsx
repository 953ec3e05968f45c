/*
 * Swizzled (replaced, safe) from @docusaurus/core 3.10.2.
 * Why: upstream brings inline styles, which the content security policy forbids.
 */
import type {ReactNode} from 'react';

/** What stands in the place of a page whose code is on its way, or could not be loaded. */
export interface Props {
  error?: unknown;
  retry: () => void;
}

/**
 * Nothing while the code is on its way, which the progress bar shows; a way on if it is lost
 * (specification, section 8). Pages of the documentation are inside a landmark already.
 */
export default function Loading({error, retry}: Props): ReactNode {
  return error ? (
    <div className="container margin-vert--lg">
      <div role="alert">
        <h1>This page could not be loaded.</h1>
        <p>You might want to check your network connection.</p>
      </div>
      <button type="button" className="button button--primary" onClick={retry}>
        Try again
      </button>
    </div>
  ) : null;
}
