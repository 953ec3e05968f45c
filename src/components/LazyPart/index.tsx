import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lostFile, refetch} from '../shared/recovery';

interface Options {
  /** Rendered until the code is loaded. */
  waiting?: ReactNode;
  /** Class of the message that replaces it if the code can't be loaded. */
  lostClass?: string;
}

/**
 * A component whose code is loaded when it is first rendered, as with React's `lazy`. If that fails, a message with a
 * button is shown. Render errors propagate to the error boundary around it.
 *
 * @param load - imports the module whose default export is the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  {waiting = null, lostClass}: Options = {},
): ComponentType<Props> {
  let part: LazyExoticComponent<ComponentType<Props>>;
  // `lazy` keeps a rejected import for ever, so the next attempt needs another one.
  const renew = (): void => {
    part = lazy(() =>
      load().catch((error: unknown) => {
        renew();
        throw error;
      }),
    );
  };
  renew();

  return function LazyPart(props) {
    const [Part, setPart] = useState(() => part);
    return (
      <ErrorBoundary
        fallback={({error, tryAgain}) => {
          const file = lostFile(error);
          if (!file) {
            throw error;
          }
          const retry = async (): Promise<void> => {
            const fetched = new Set<string>();
            // An error names one file, and others of the part may be broken too.
            for (
              let lost: string | undefined = file;
              lost && !fetched.has(lost);
              lost = await load().then(() => undefined, lostFile)
            ) {
              fetched.add(lost);
              if ((await refetch([lost])) === 'gone') {
                // A deploy has replaced the files of this build.
                window.location.reload();
                return;
              }
            }
            setPart(part);
            tryAgain();
          };
          return (
            <p className={clsx('lost-part', lostClass)} role="alert">
              This part couldn’t be loaded.{' '}
              <button type="button" className="quiet-button" onClick={() => void retry()}>
                Load again
              </button>
            </p>
          );
        }}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
