/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
import clientModules from '@generated/client-modules';
// BEGIN EDIT
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { fragmentId } from './fragmentId';
// END EDIT
export function dispatchLifecycleAction(lifecycleAction, ...args) {
    const callbacks = clientModules.map((clientModule) => {
        const lifecycleFunction = (clientModule.default?.[lifecycleAction] ??
            clientModule[lifecycleAction]);
        return lifecycleFunction?.(...args);
    });
    return () => callbacks.forEach((cb) => cb?.());
}
function scrollAfterNavigation({ location, previousLocation, }) {
    if (!previousLocation) {
        return; // no-op: use native browser feature
    }
    const samePathname = location.pathname === previousLocation.pathname;
    const sameHash = location.hash === previousLocation.hash;
    const sameSearch = location.search === previousLocation.search;
    // Query-string changes: do not scroll to top/hash
    if (samePathname && sameHash && !sameSearch) {
        return;
    }
    const { hash } = location;
    if (!hash) {
        window.scrollTo(0, 0);
    }
    else {
        // BEGIN EDIT: upstream throws on a malformed hash and leaves the page half changed.
        const id = fragmentId(hash);
        // END EDIT
        const element = document.getElementById(id);
        element?.scrollIntoView();
    }
}
function ClientLifecyclesDispatcher({ children, location, previousLocation, }) {
    useIsomorphicLayoutEffect(() => {
        // BEGIN EDIT: parts of the new page that listen to the router are rendered after this one; the
        // place to scroll to may be in them.
        let isCurrent = true;
        if (previousLocation !== location) {
            queueMicrotask(() => {
                if (isCurrent) {
                    scrollAfterNavigation({ location, previousLocation });
                    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation, location });
                }
            });
        }
        return () => {
            isCurrent = false;
        };
        // END EDIT
    }, [previousLocation, location]);
    return children;
}
export default ClientLifecyclesDispatcher;
