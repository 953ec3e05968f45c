import {lazy, Suspense, type ReactNode} from 'react';
import Part from '../../../components/shared/Part';
import {onDemand} from '../../../components/shared/recovery';

const Playground = lazy(() => onDemand(() => import('./Playground')));

/**
 * The opened playground, loaded when this is shown.
 *
 * @param props.example - the example that it shows apart from its own page; without it, what the address says
 */
export default function OpenPlayground(props: {example?: string}): ReactNode {
  return (
    <Part
      otherwise={
        <p>
          The playground could not be loaded. <a href="">Load it again</a>
        </p>
      }>
      <Suspense fallback={<p role="status">Loading the playground …</p>}>
        <Playground {...props} />
      </Suspense>
    </Part>
  );
}
