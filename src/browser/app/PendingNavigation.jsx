/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
import React from 'react';
import { Route } from 'react-router-dom';
// BEGIN EDIT: the neighbours are imported by package; a lost chunk is recovered from as everywhere, and without a
// connection the page that is being read stays; a malformed hash is made readable, because upstream decodes it
// without care.
import ClientLifecyclesDispatcher, { dispatchLifecycleAction, } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from '@docusaurus/core/lib/client/preload';
import { useHistory } from '@docusaurus/router';
import { recover } from '../../shared/recovery';
import progressBar from './progressBar';
import { withReadableHash } from './readableHash';
const isSamePlace = (a, b) => a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
// END EDIT
class PendingNavigation extends React.Component {
    previousLocation;
    routeUpdateCleanupCb;
    constructor(props) {
        super(props);
        // previousLocation doesn't affect rendering, hence not stored in state.
        this.previousLocation = null;
        this.routeUpdateCleanupCb = ExecutionEnvironment.canUseDOM
            ? dispatchLifecycleAction('onRouteUpdate', {
                previousLocation: null,
                location: this.props.location,
            })
            : () => { };
        this.state = {
            nextRouteHasLoaded: true,
        };
    }
    // Intercept location update and still show current route until next route
    // is done loading.
    shouldComponentUpdate(nextProps, nextState) {
        if (nextProps.location === this.props.location) {
            // `nextRouteHasLoaded` is false means there's a pending route transition.
            // Don't update until it's done.
            return nextState.nextRouteHasLoaded;
        }
        // props.location being different means the router is trying to navigate to
        // a new route. We will preload the new route.
        const nextLocation = nextProps.location;
        // BEGIN EDIT: the page that the reader is back on was never taken away, and keeps its place.
        if (this.isGoingBack && isSamePlace(nextLocation, this.shown)) {
            this.isGoingBack = false;
            return false;
        }
        const { history } = nextProps;
        const { action } = history;
        this.routeUpdateCleanupCb();
        // END EDIT
        // Save the location first.
        this.previousLocation = this.props.location;
        this.setState({ nextRouteHasLoaded: false });
        this.routeUpdateCleanupCb = dispatchLifecycleAction('onRouteUpdate', {
            previousLocation: this.previousLocation,
            location: nextLocation,
        });
        // Load data while the old screen remains. Force preload instead of using
        // `window.docusaurus`, because we want to avoid loading screen even when
        // user is on saveData
        preload(nextLocation.pathname)
            .then(() => {
            // BEGIN EDIT: the reader may have asked for another page meanwhile, which is not there yet.
            if (this.props.location !== nextLocation) {
                return;
            }
            // END EDIT
            this.routeUpdateCleanupCb();
            this.setState({ nextRouteHasLoaded: true });
        })
            .catch((e) => {
            console.warn(e);
            // If chunk loading failed, it could be because the path to a chunk
            // no longer exists due to a new deployment. Force refresh the page
            // instead of just not navigating.
            // BEGIN EDIT: upstream reloads also when nothing answers, and the page is lost.
            recover({ address: history.createHref(nextLocation), loads: 'always' }).then(() => {
                if (this.props.location !== nextLocation) {
                    return;
                }
                this.routeUpdateCleanupCb();
                progressBar.done();
                this.isGoingBack = true;
                // The page of a step back or forth is where it was; the one that is shown becomes the newest.
                if (action === 'PUSH') {
                    history.goBack();
                }
                else {
                    history[action === 'REPLACE' ? 'replace' : 'push'](this.shown);
                }
            });
            // END EDIT
        });
        return false;
    }
    render() {
        const { children, location } = this.props;
        // Use a controlled <Route> to trick all descendants into rendering the old
        // location.
        // BEGIN EDIT
        this.shown = location;
        return (<ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={withReadableHash(location)}>
        {/* END EDIT */}
        <Route location={location} render={() => children}/>
      </ClientLifecyclesDispatcher>);
    }
}
// BEGIN EDIT
export default function PendingNavigationWithHistory(props) {
    return <PendingNavigation {...props} history={useHistory()}/>;
}
// END EDIT
