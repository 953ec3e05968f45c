import type {SearchStart} from './start';

/** A hosted service has nothing to fetch beforehand. */
export const start: SearchStart['start'] = () => undefined;
