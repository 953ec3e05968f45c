import type {DocusaurusConfig} from '@docusaurus/types';
import {searchClient} from '../client';

/* Entry of the window's chunk. */
export {default} from '.';

/** Starts loading the index. */
export function warm(config: DocusaurusConfig): void {
  searchClient(config).warm();
}
