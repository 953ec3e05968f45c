import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Safari has no idle callbacks. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(callback, {timeout: 1000});
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(callback, 50);
  return () => clearTimeout(timer);
}

/**
 * A part of the menu of small screens, which nobody sees until it is opened: it is rendered when the
 * page has been brought to life and the browser has nothing else to do, or when the menu is opened.
 */
export function inOwnTask<Props extends object>(Component: ComponentType<Props>) {
  return function InOwnTask(props: Props): ReactNode {
    const menu = useNavbarMobileSidebar();
    const [hasCome, setHasCome] = useState(false);
    useEffect(() => whenIdle(() => setHasCome(true)), []);
    return hasCome || menu.shown ? <Component {...props} /> : null;
  };
}
