import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, type ConfigData} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {root, siteDir} from '../support/build';

const config = JSON.parse(
  readFileSync(path.join(root, '.htmlvalidate.json'), 'utf8'),
) as ConfigData;
const validator = new HtmlValidate(config);

/** What is wrong with a page, one line each. */
async function mistakes(html: string, name: string): Promise<string[]> {
  const {results} = await validator.validateString(html, name);
  return results.flatMap(({messages}) =>
    messages.map(
      ({ruleId, message, line, column}) => `${name}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

const pages = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.html'),
);

describe('the HTML of every built page', () => {
  it('is there', () => {
    expect(pages.length).toBeGreaterThan(130);
  });

  it('has no error', async () => {
    const found: string[] = [];
    for (const page of pages) {
      // The styles are no markup, and ten times as long.
      const html = readFileSync(path.join(siteDir, page), 'utf8').replace(
        /(<style [^>]*>)[\s\S]*?(?=<\/style>)/g,
        '$1',
      );
      found.push(...(await mistakes(html, page)));
    }
    expect(found).toEqual([]);
  });

  it.each([
    [
      'a repeated id',
      (html: string) => html.replace('</main>', '<p id="x"></p><p id="x"></p></main>'),
      'no-dup-id',
    ],
    [
      'a block in a phrase',
      (html: string) => html.replace('</main>', '<span><div></div></span></main>'),
      'element-permitted-content',
    ],
    [
      'an element that is not closed',
      (html: string) => html.replace('</main>', '<div><em></div></main>'),
      'close-order',
    ],
    [
      'an attribute given twice',
      (html: string) => html.replace('<h1', '<h1 lang="en" lang="en"'),
      'no-dup-attr',
    ],
  ])('would be found wrong with %s', async (_, spoil, rule) => {
    const html = readFileSync(path.join(siteDir, 'videosync', 'introduction.html'), 'utf8');
    const spoilt = spoil(html);
    expect(spoilt).not.toBe(html);
    const found = await mistakes(spoilt, 'spoilt.html');
    expect(
      found.some((line) => new RegExp(rule).test(line)),
      found.join('\n'),
    ).toBe(true);
  });

  it('is checked by every rule of the standard, but for those with a reason', () => {
    const {rules = {}, extends: extended} = config;
    expect(extended).toEqual(['html-validate:standard']);
    expect(Object.keys(rules)).toEqual([]);
  });
});
