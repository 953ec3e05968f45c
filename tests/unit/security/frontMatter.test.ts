import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {releasedProducts} from '../../../src/config/products';
import {readArticles} from '../../../src/plugins/application/readArticles';
import {readReleases} from '../../../src/plugins/application/readReleases';
import {anyText} from './hostile';

/** Front matter that a writer, or a tool of theirs, may get wrong: it fails in words or is read whole. */
let folder = '';
const page = () => path.join(folder, 'docs', 'release-notes', 'page.mdx');
const post = () => path.join(folder, 'blog', 'post.mdx');
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'front-matter-'));
  mkdirSync(path.dirname(page()), {recursive: true});
  mkdirSync(path.dirname(post()), {recursive: true});
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const value = fc.oneof(
  anyText.map((text) => text.toWellFormed().slice(0, 200)),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), {maxLength: 3}),
  fc.constantFrom('videosync', '2.1', '2024-02-31', new Date(0)),
);

const document = (frontMatter: unknown): string => `---\n${stringify(frontMatter)}---\n\nText.\n`;

/** The result, or the message of the error. */
async function outcome<T>(read: Promise<T>): Promise<T | string> {
  try {
    return await read;
  } catch (error) {
    return error instanceof Error ? error.message : 'not an error';
  }
}

describe('releases', () => {
  it('are complete, or the page is named', async () => {
    const record = fc.record(
      {
        title: value,
        description: value,
        release: fc.oneof(
          value,
          fc.record({product: value, version: value, date: value}, {requiredKeys: []}),
        ),
      },
      {requiredKeys: []},
    );
    await fc.assert(
      fc.asyncProperty(record, async (frontMatter) => {
        writeFileSync(page(), document(frontMatter));
        const result = await outcome(readReleases(folder));
        if (typeof result === 'string') {
          expect(result).toContain('page.mdx');
        } else {
          for (const release of result) {
            expect(Object.keys(releasedProducts)).toContain(release.product);
            expect(typeof release.version).toBe('string');
            expect(typeof release.name).toBe('string');
          }
        }
      }),
      {numRuns: 60, examples: [[{release: {product: 'constructor', version: '2.1'}}]]},
    );
  });
});

describe('articles', () => {
  it('are complete, or the post is named', async () => {
    const record = fc.record(
      {title: value, slug: value, date: value, draft: fc.boolean()},
      {requiredKeys: []},
    );
    await fc.assert(
      fc.asyncProperty(record, async (frontMatter) => {
        writeFileSync(post(), document(frontMatter));
        const result = await outcome(readArticles(folder));
        if (typeof result === 'string') {
          expect(result).toContain('post.mdx');
        } else {
          for (const article of result) {
            expect(article.date).toMatch(/^[+-]?\d{4,6}-\d\d-\d\d$|^[+-]\d{6}-\d\d$/);
          }
        }
      }),
      {numRuns: 60},
    );
  });
});
