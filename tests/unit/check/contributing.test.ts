import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {findAll} from '../../../src/check/run';
import {copyProject} from '../../support/copyProject';
import {root} from '../../support/build';
import {page, writeFiles} from '../../support/smallSite';

/** The examples by file name: the title of the code block, or a new page for a block without a title. */
const files: Record<string, string> = {};
const blocks = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
  /^(`{3,})(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^\1$/gm,
);
for (const [, , language, title, text = ''] of blocks) {
  if (title) {
    files[title] = text;
  } else if (language === 'mdx') {
    const name = `example-${Object.keys(files).length}`;
    files[`docs/handbook/background/${name}.mdx`] = page(text.trim());
  }
}

test('the examples of CONTRIBUTING.md have no findings', async () => {
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(14);
  const copy = copyProject();
  onTestFinished(() => copy.remove());
  writeFiles(copy.folder, files);
  const findings = await findAll(copy.folder, {only: Object.keys(files)});
  expect(findings.map(({file, line, problem}) => `${file}:${line}: ${problem}`)).toEqual([]);
}, 300_000);
