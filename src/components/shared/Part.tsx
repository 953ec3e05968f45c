import type {ReactElement, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

/**
 * A part of the page around the text. If it fails it goes away, or gives way to something simpler,
 * and the text that someone is reading stays.
 *
 * @param props.otherwise - what stands in its place after an error
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
