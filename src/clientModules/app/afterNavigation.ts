import type {ClientModule} from '@docusaurus/types';
import {runAfterNavigation} from '../../components/shared/afterNavigation';

/** Runs what waits for a navigation, such as the search, whose code isn't part of the application. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => runAfterNavigation();
