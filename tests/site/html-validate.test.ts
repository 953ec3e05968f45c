import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, type ConfigData} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {readHtml, root} from '../support/build';
import {builtPages} from '../support/delivered';

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

describe('the HTML of every built page', () => {
  it('has no error by any rule of the standard', async () => {
    expect([config.extends, config.rules ?? {}]).toEqual([['html-validate:standard'], {}]);
    const pages = [...(await builtPages()), {file: '404.html', html: readHtml('/404')}];
    expect(pages.length).toBeGreaterThan(130);
    const problems: string[] = [];
    for (const {file, html} of pages) {
      // The styles are not markup, and ten times as long.
      const markup = html.replace(/(<style [^>]*>)[\s\S]*?(?=<\/style>)/g, '$1');
      problems.push(...(await mistakes(markup, file)));
    }
    expect(problems).toEqual([]);
  });

  it.each([
    ['a repeated id', '</main>', '<p id="x"></p><p id="x"></p></main>', 'no-dup-id'],
    ['a block in a phrase', '</main>', '<b><div></div></b></main>', 'element-permitted-content'],
    ['an element that is not closed', '</main>', '<div><em></div></main>', 'close-order'],
    ['an attribute given twice', '<h1', '<h1 lang="en" lang="en"', 'no-dup-attr'],
  ])('would be found wrong with %s', async (_, part, spoilt, rule) => {
    const html = readHtml('/videosync/introduction').replace(part, spoilt);
    expect((await mistakes(html, 'spoilt.html')).join('\n')).toMatch(new RegExp(` ${rule}: `));
  });
});
