import type {SearchSettings} from '../../config/search';
import {searchClient} from '../client';

/* Entry of the window's chunk. */
export {default} from '.';

/** Starts loading the index. */
export function warm(baseUrl: string, settings: SearchSettings): void {
  searchClient(baseUrl, settings).warm();
}
