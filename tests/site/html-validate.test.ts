import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type ConfigData, HtmlValidate} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {readHtml, root} from '../support/build';
import {builtPages} from '../support/delivered';

const config = JSON.parse(
  readFileSync(path.join(root, '.htmlvalidate.json'), 'utf8'),
) as ConfigData;
const validator = new HtmlValidate(config);

/** Validation errors of a page, one per line. */
async function validationErrors(html: string, name: string): Promise<string[]> {
  const {results} = await validator.validateString(html, name);
  return results.flatMap(({messages}) =>
    messages.map(
      ({ruleId, message, line, column}) => `${name}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

describe('the HTML of every built page', () => {
  it('is valid', async () => {
    expect([config.extends, config.rules]).toEqual([
      ['html-validate:standard'],
      {'heading-level': 'error', 'no-missing-references': 'error'},
    ]);
    const pages = [...(await builtPages()), {file: '404.html', html: readHtml('/404')}];
    expect(pages.length).toBeGreaterThan(130);
    const problems: string[] = [];
    for (const {file, html} of pages) {
      // Inline styles are ten times as long as the markup.
      const markup = html.replace(/(<style [^>]*>)[\s\S]*?(?=<\/style>)/g, '$1');
      problems.push(...(await validationErrors(markup, file)));
    }
    expect(problems).toEqual([]);
  });

  it.each([
    ['a repeated id', '</main>', '<p id="x"></p><p id="x"></p></main>', 'no-dup-id'],
    [
      'a block element in phrasing content',
      '</main>',
      '<b><div></div></b></main>',
      'element-permitted-content',
    ],
    ['an unclosed element', '</main>', '<div><em></div></main>', 'close-order'],
    ['a duplicate attribute', '<h1', '<h1 lang="en" lang="en"', 'no-dup-attr'],
    ['a skipped heading level', '</main>', '<h2>Two</h2><h4>Four</h4></main>', 'heading-level'],
    [
      'a missing label',
      '</main>',
      '<p aria-labelledby="none"></p></main>',
      'no-missing-references',
    ],
  ])('would be reported with %s', async (_, before, after, rule) => {
    const html = readHtml('/videosync/introduction').replace(before, after);
    expect((await validationErrors(html, 'invalid.html')).join('\n')).toMatch(
      new RegExp(` ${rule}: `),
    );
  });
});
