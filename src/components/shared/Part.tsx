import type {ReactElement, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

/**
 * Error boundary for a part of the page around the text, so that the text stays readable if the part throws.
 *
 * @param props.otherwise - rendered after an error
 */
export default function Part({
  children,
  otherwise = null,
}: {
  children: ReactNode;
  otherwise?: ReactElement | null;
}): ReactNode {
  return <ErrorBoundary fallback={() => otherwise}>{children}</ErrorBoundary>;
}
