import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readText} from '../remark/readText';

/** A source file and its content. */
export interface TextFile {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  text: string;
}

/** Source files that match, by path from the root of the project, without hidden ones. */
export const sourceFiles = async (root: string, patterns: readonly string[]): Promise<string[]> =>
  (await Globby(patterns, {cwd: root})).sort();

/** Source files that match, with their contents. */
export const sourceTexts = async (root: string, patterns: readonly string[]): Promise<TextFile[]> =>
  (await sourceFiles(root, patterns)).map((file) => ({
    file,
    text: readText(path.join(root, file)),
  }));
