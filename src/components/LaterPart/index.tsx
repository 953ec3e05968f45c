import {Suspense, useState, type ReactNode} from 'react';
import Part from '../shared/Part';

/** Copies of what an element of the built page holds; none where React has not drawn it yet. */
const copiesOf = (id: string): Node[] =>
  typeof document === 'undefined'
    ? []
    : [...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true));

/**
 * A part whose script comes after the page's. What was built of it stays until then: React would take it
 * away, because the application is told after its first frame that it is in a browser.
 *
 * @param props.id - of an element around it, one on the page
 * @param props.children - what is drawn by a component that is loaded with `lazy`
 */
export default function LaterPart({id, children}: {id: string; children: ReactNode}): ReactNode {
  const [built] = useState(() => copiesOf(id));
  return (
    <div id={id}>
      <Part>
        <Suspense fallback={<div ref={(box) => box?.append(...built)} />}>{children}</Suspense>
      </Part>
    </div>
  );
}
