import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {hydrationTurns} from './hydrationTurns';

/** The theme's own breakpoint (`useWindowSize`), below which it takes these parts away. */
const breakpoint = 996;

/**
 * A part of the page that small screens hide, and that the theme takes away there when the page is
 * alive. There it is not brought to life at all.
 */
export function onlyWide<Props extends object>(Component: ComponentType<Props>) {
  return function OnlyWide(props: Props): ReactNode {
    const [isLeftOut, setIsLeftOut] = useState(
      () => hydrationTurns.areUnderWay() && window.innerWidth <= breakpoint,
    );
    // If the theme keeps it, the window has grown meanwhile.
    useEffect(() => setIsLeftOut(false), []);
    return isLeftOut ? null : <Component {...props} />;
  };
}
