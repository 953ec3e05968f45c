import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readText} from '../remark/readText';

/** A source file with its text. */
export interface TextFile {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  text: string;
}

/** Source files that fit, by path from the root of the project; what an editor hides is none of them. */
export const sourceFiles = async (root: string, patterns: readonly string[]): Promise<string[]> =>
  (await Globby(patterns, {cwd: root})).sort();

/** The same with their texts. */
export const sourceTexts = async (root: string, patterns: readonly string[]): Promise<TextFile[]> =>
  (await sourceFiles(root, patterns)).map((file) => ({
    file,
    text: readText(path.join(root, file)),
  }));
