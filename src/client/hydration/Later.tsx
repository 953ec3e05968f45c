import {Fragment, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import {hydrationTurns} from './hydrationTurns';
import type {Ticket} from './turns';

/** Only what readers get is brought to life in turns; the preview has nothing to bring to life. */
const takesTurns = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';

function Turn({ticket, children}: {ticket: Ticket; children: ReactNode}): ReactNode {
  const turn = hydrationTurns.wait(ticket);
  if (turn) {
    // React's sign for 'not yet'; until then the elements stay as the build made them.
    throw turn;
  }
  return children;
}

function InTurn({children}: {children: ReactNode}): ReactNode {
  const [ticket] = useState<Ticket>(() => ({}));
  return (
    <Suspense>
      <Turn ticket={ticket}>{children}</Turn>
    </Suspense>
  );
}

/**
 * A part of the page that is brought to life in a task of its own when the task before has done
 * enough. Nothing of it can be seen: at build time, in the preview and once the page is alive it is
 * its children.
 *
 * @param children - what renders exactly one element; with none or two, the renderer could not tell
 *   which of the build's elements are waiting
 */
const Later: ComponentType<{children: ReactNode}> | typeof Fragment = takesTurns
  ? InTurn
  : Fragment;
export default Later;

/** The same component, brought to life {@link Later}. It must render exactly one element. */
export function later<Props extends object>(Component: ComponentType<Props>) {
  return function LaterComponent(props: Props): ReactNode {
    return (
      <Later>
        <Component {...props} />
      </Later>
    );
  };
}
