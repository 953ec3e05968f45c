import siteConfig from '@generated/docusaurus.config';
import {recover} from '../../components/shared/recovery';
import type {SearchClient} from '../engine/types';
import {indexFile} from '../records/file';
import {embeddedClient} from './embeddedClient';

/** The client of a build without a hosted service; the build resolves `@search-client` to it. */
export const searchClient: SearchClient = embeddedClient(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  siteConfig.baseUrl + indexFile,
  // A load would take away the window and what was typed.
  () => void recover({loads: 'never'}),
);
