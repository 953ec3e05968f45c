import {existsSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {findAll} from '../../../src/check/run';
import {markdown} from '../../../src/check/rules/markdown';
import {spelling} from '../../../src/check/rules/spelling';
import {ResultCache} from '../../../src/check/site/resultCache';
import {createFolder} from '../../support/createFolder';
import {smallSite, writeFiles} from '../../support/smallSite';

const packages = 'node_modules/.package-lock.json';

describe('cached results', () => {
  it('depend on the text, file, settings and package versions', () => {
    const root = createFolder({[packages]: '{}'});
    const cache = (settings?: string): ResultCache<number> =>
      new ResultCache(root, 'rule', settings);
    cache('a').set('docs/a.mdx', 'text', 1);
    expect(cache('a').get('docs/a.mdx', 'text')).toBe(1);
    expect(cache('a').get('docs/a.mdx', 'other')).toBeUndefined();
    expect(cache('a').get('docs/b.mdx', 'text')).toBeUndefined();
    expect(cache('b').get('docs/a.mdx', 'text')).toBeUndefined();
    writeFileSync(path.join(root, packages), '{"changed": true}');
    expect(cache('a').get('docs/a.mdx', 'text')).toBeUndefined();
  });

  it('are not written without packages', () => {
    const root = createFolder({});
    expect(new ResultCache<number>(root, 'rule').set('a.mdx', 'text', 1)).toBe(1);
    expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
  });

  it('of the Markdown rule are updated when the page changes', async () => {
    const page = 'docs/a.mdx';
    const settings = "export default {config: {default: false, MD004: {style: 'dash'}}};";
    const root = createFolder({[packages]: '{}', '.markdownlint-cli2.mjs': settings});
    const linesWithFindings = async (text: string): Promise<number[]> => {
      writeFiles(root, {[page]: text});
      return (await findAll(root, {rules: {markdown}})).map(({line}) => line);
    };
    expect(await linesWithFindings('# A\n\n* one\n')).toEqual([3]);
    expect(await linesWithFindings('# A\n\n* one\n')).toEqual([3]);
    expect(await linesWithFindings('# A\n\n- one\n')).toEqual([]);
    expect(await linesWithFindings('# A\n\nText.\n\n* one\n')).toEqual([5]);
  });

  it('of the spelling depend on the page and the dictionary', async () => {
    const sites = [smallSite(), smallSite()] as const;
    onTestFinished(() => sites.forEach((site) => rmSync(site, {recursive: true})));
    const [first, second] = sites;
    writeFiles(first, {[packages]: '{}'});
    // The same cache.
    symlinkSync(path.join(first, 'node_modules'), path.join(second, 'node_modules'));
    writeFiles(second, {'.cspell/words.txt': 'zorbulator\n'});
    const unknown = async (site: string, text: string): Promise<string[]> => {
      writeFiles(site, {'docs/a.mdx': text});
      const findings = await findAll(site, {rules: {spelling}, only: ['docs/a.mdx']});
      return findings.map(({problem, line}) => `${line} ${problem.split('"')[1]}`);
    };
    expect(await unknown(first, 'A zorbulator.\n')).toEqual(['1 zorbulator']);
    expect(await unknown(first, 'A zorbulator.\n')).toEqual(['1 zorbulator']);
    expect(await unknown(second, 'A zorbulator.\n')).toEqual([]);
    expect(await unknown(first, 'A\nzorbulator.\n')).toEqual(['2 zorbulator']);
  });
});
