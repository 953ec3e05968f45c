import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

/**
 * Lets everything inside believe that the reader is at this place, whatever the address bar says.
 *
 * A `Route` with a place of its own does that too, but renders everything inside again when the
 * address changes: the whole page that is about to be left.
 *
 * @param location - the place to believe in
 */
export default function HeldLocation({
  location,
  children,
}: {
  location: RouteComponentProps['location'];
  children: ReactNode;
}): ReactNode {
  const {history, staticContext} = useContext(RouterContext);
  const router = useMemo(
    () => ({
      history,
      staticContext,
      location,
      // The match of a router without routes.
      match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
    }),
    [history, staticContext, location],
  );
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
