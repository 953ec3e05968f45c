import type {ReactNode} from 'react';
import {lazyPart} from '../../../components/LazyPart';
import Part from '../../../components/shared/Part';

/** The playground with the texts of the examples, which have a file of their own. */
const Playground = lazyPart<{example?: string}>(
  async () => {
    const [{default: View}, {readSource}] = await Promise.all([
      import('./Playground'),
      import('./sources'),
    ]);
    return {default: (props) => <View {...props} readSource={readSource} />};
  },
  {waiting: <p role="status">Loading the playground …</p>},
);

/**
 * The opened playground, loaded when this is rendered.
 *
 * @param props.example - the example that it shows apart from its own page; without it, what the address says
 */
export default function OpenPlayground(props: {example?: string}): ReactNode {
  return (
    <Part
      otherwise={
        <p>
          The playground failed. <a href="">Load the page again</a>
        </p>
      }>
      <Playground {...props} />
    </Part>
  );
}
