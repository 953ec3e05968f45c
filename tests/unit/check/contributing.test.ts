import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findAll, type Ruled} from '../../../src/check/run';
import {copyProject, type ProjectCopy} from '../../support/copyProject';
import {root} from '../../support/build';
import {page, writeFiles} from '../../support/smallSite';

/** A block of code of CONTRIBUTING.md. */
interface Example {
  language: string;
  /** The file that it is; a part of a page, if it is none. */
  title: string | undefined;
  text: string;
}

const examples = [
  ...readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /^(`{3,})(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^\1$/gm,
  ),
].map(([, , language = '', title, text = '']): Example => ({language, title, text}));

/** Where the examples that are parts of a page stand. */
const place = (index: number): string => `docs/handbook/background/example-${index}.mdx`;

describe('the examples of CONTRIBUTING.md', () => {
  let copy: ProjectCopy;
  let found: Ruled[] = [];
  const files: Record<string, string> = {};

  beforeAll(async () => {
    copy = copyProject();
    for (const [index, {language, title, text}] of examples.entries()) {
      if (title) {
        files[title] = text;
      } else if (language === 'mdx') {
        files[place(index)] = page(text.trim());
      }
    }
    writeFiles(copy.folder, files);
    found = await findAll(copy.folder, {only: Object.keys(files)});
  }, 300_000);

  afterAll(() => copy.remove());

  test('there is one for each task of a writer', () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(14);
  });

  test('can be copied as they are', () => {
    expect(found.map(({file, line, problem}) => `${file}:${line}: ${problem}`)).toEqual([]);
  });
});
