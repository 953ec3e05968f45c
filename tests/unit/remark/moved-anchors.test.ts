import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {AnchorRedirect} from '../../../redirects';
import movedAnchors from '../../../src/remark/movedAnchors';
import {movedAnchorsOf} from '../../../src/remark/splitAnchor';
import {folderOf} from '../../support/folderOf';

const siteDir = folderOf({'docs/b/c.mdx': "---\ntitle: 'Where it is'\n---\n\nText.\n"});

/** Ids as the generator gives them, of headings of one word. */
function ids() {
  return (tree: {children: {type: string; tagName?: string; properties?: object}[]}): void => {
    for (const node of tree.children) {
      const [text] = (node as {children?: {value: string}[]}).children ?? [];
      if (/^h\d$/.test(node.tagName ?? '')) {
        node.properties = {id: text?.value.toLowerCase()};
      }
    }
  };
}

async function compiled(
  anchorRedirects: AnchorRedirect[],
  file = 'docs/a.mdx',
  value = 'Text.\n\n## New\n\nMore.\n',
): Promise<string> {
  const redirects = [{from: '/before', to: '/a'}];
  const page = new VFile({path: path.join(siteDir, file), value, data: {frontMatter: {}}});
  const format = file.endsWith('.md') ? 'md' : 'mdx';
  const rehypePlugins = [
    ids,
    [movedAnchors, {siteDir, redirects, anchorRedirects}] as [typeof movedAnchors, never],
  ];
  return String(await compile(page, {jsx: true, format, rehypePlugins}));
}

describe('an anchor that moved', () => {
  it.each(['docs/a.mdx', 'docs/a.md'])(
    'to a heading of its page stands right before it, in %s',
    async (file) => {
      expect(await compiled([{from: '/a#old', to: '/a#new'}], file)).toMatch(
        /<_components\.div id="old" data-moved="" \/><_components\.h2 id="new">/,
      );
    },
  );

  it('to another page is a line with a link that bears its title', async () => {
    expect(await compiled([{from: '/a#old', to: '/b/c#there'}])).toMatch(
      /More\..*<_components\.p id="old" className="moved-section" data-moved=""[^>]*>.*has moved to.*<_components\.a href="\/b\/c#there">\{"Where it is"\}<\/_components\.a>/s,
    );
    expect(await compiled([{from: '/a#old', to: '/search'}])).toContain(
      '<_components.a href="/search">{"/search"}',
    );
  });

  it('to a row, step or term of its page is a line with a link', async () => {
    expect(await compiled([{from: '/a#old', to: '/a#table-row'}])).toContain(
      '<_components.a href="#table-row">',
    );
  });

  it('of a page that was redirected stands where its readers arrive', async () => {
    expect(await compiled([{from: '/before#old', to: '/a#new'}])).toContain(
      '<_components.div id="old"',
    );
  });

  it('of another page leaves a page as it is', async () => {
    expect(await compiled([{from: '/b/c#old', to: '/a#new'}])).toBe(await compiled([]));
  });

  it('is part of a post, but not of its summary in lists', async () => {
    const moves: AnchorRedirect[] = [{from: '/blog/p#old', to: '/b/c'}];
    expect(await compiled(moves, 'blog/p.mdx', 'Text.\n')).not.toContain('id="old"');
    expect(await compiled(moves, 'blog/p.mdx', 'Text.\n\n{/* truncate */}\n\nMore.\n')).toContain(
      'id="old"',
    );
  });
});

it('of a page that is redirected elsewhere belongs to no page of the site', () => {
  const redirects = [{from: '/editor', to: 'https://editor.example'}];
  expect(movedAnchorsOf('/editor', [{from: '/editor#a', to: '/a'}], redirects)).toEqual([]);
});
