import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readArticles} from '../../../src/plugins/application/readArticles';

let site = '';

beforeAll(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'articles-'));
  await mkdir(path.join(site, 'blog', 'folder'), {recursive: true});
  const post = (front: string): string => `---\n${front}\n---\n\nText.\n`;
  await writeFile(
    path.join(site, 'blog', 'a.mdx'),
    post('title: Old\nslug: old\ndate: 2025-12-31'),
  );
  await writeFile(
    path.join(site, 'blog', 'b.mdx'),
    post('title: Beta\nslug: beta\ndate: 2026-01-01'),
  );
  await writeFile(
    path.join(site, 'blog', 'folder', 'index.mdx'),
    post('title: Alpha\nslug: /alpha\ndate: 2026-01-01'),
  );
  await writeFile(
    path.join(site, 'blog', 'd.mdx'),
    post('title: D\nslug: d\ndate: 2026-01-02\ndraft: true'),
  );
});

afterAll(() => rm(site, {recursive: true}));

describe('readArticles', () => {
  it('gives articles newest first, then by title, without drafts', async () => {
    expect(await readArticles(site)).toEqual([
      {title: 'Alpha', address: '/blog/alpha', date: '2026-01-01'},
      {title: 'Beta', address: '/blog/beta', date: '2026-01-01'},
      {title: 'Old', address: '/blog/old', date: '2025-12-31'},
    ]);
  });

  it('names the post whose front matter is incomplete', async () => {
    const file = path.join(site, 'blog', 'bad.mdx');
    await writeFile(file, '---\ntitle: Bad\n---\n');
    await expect(readArticles(site)).rejects.toThrow('blog/bad.mdx');
    await rm(file);
  });
});
