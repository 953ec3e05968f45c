import type {RootContent} from 'mdast';
import {importNode} from './importNode';

/** In the preview a change of a file has to bring the page again, so the page imports it. */
export const dependency = (url: string): RootContent => importNode(url);
