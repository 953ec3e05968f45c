import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  leanConfig,
  leanGlobalData,
  leanRegistry,
  leanVersion,
  withNeighbours,
} from '../../../src/plugins/client-seams/lean';
import {writeLean} from '../../../src/plugins/client-seams/writeLean';

const registry = `export default {
  "01370a16": [() => import(/* webpackChunkName: "01370a16" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "22dd74f7": [() => import(/* webpackChunkName: "22dd74f7" */ "@generated/docs/p/index-466.json"), "@generated/docs/p/index-466.json", require.resolveWeak("@generated/docs/p/index-466.json")],};
`;

describe('leanConfig', () => {
  it('keeps what browsers read and drops what only the build reads', () => {
    const text = leanConfig({
      title: 'Docs',
      baseUrl: '/',
      themeConfig: {navbar: {}},
      presets: [['classic', {docs: {}}]],
      ssrTemplate: '<html>',
    });
    expect(text).toBe(
      'export default {"title":"Docs","baseUrl":"/","themeConfig":{"navbar":{}}};\n',
    );
  });
});

describe('leanGlobalData', () => {
  it('drops the lists of all pages and nothing else', () => {
    const data = {docs: {default: {versions: [{name: 'current', docs: [{id: 'b'}, {id: 'a'}]}]}}};
    expect(JSON.parse(leanGlobalData(JSON.stringify(data)))).toEqual({
      docs: {default: {versions: [{name: 'current', docs: []}]}},
    });
  });
});

describe('leanVersion', () => {
  it('drops the list of all pages and nothing else', () => {
    const lean = leanVersion(
      JSON.stringify({version: {label: 'Next', docsSidebars: {a: []}, docs: {x: {title: 'X'}}}}),
    );
    expect(lean?.docs).toEqual({x: {title: 'X'}});
    expect(JSON.parse(lean?.text ?? '')).toEqual({
      version: {label: 'Next', docsSidebars: {a: []}, docs: {}},
    });
  });

  it('leaves other data alone', () => {
    expect(leanVersion('{"tag": {"docs": 3}}')).toBeUndefined();
  });
});

describe('withNeighbours', () => {
  it('gives the links to other pages their descriptions', () => {
    const page = {title: 'B', previous: {title: 'A', permalink: '/help/x/a'}};
    expect(
      JSON.parse(withNeighbours(JSON.stringify(page), {'x/a': {description: 'Of A'}})),
    ).toEqual({title: 'B', previous: {title: 'A', permalink: '/help/x/a', description: 'Of A'}});
  });
});

describe('leanRegistry', () => {
  it('drops the names of source files and keeps what loads them', () => {
    const lean = leanRegistry(registry, {});
    expect(lean.match(/import\(/g)).toHaveLength(2);
    expect(lean).toContain('"@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")]');
    expect(lean.trim().endsWith('};')).toBe(true);
  });

  it('takes a module from another place where one is given', () => {
    const lean = leanRegistry(registry, {
      '@generated/docs/p/index-466.json': '@generated/client-seams/index-466.json',
    });
    expect(lean).not.toContain('docs/p/index');
    expect(lean.match(/client-seams\/index-466\.json/g)).toHaveLength(2);
  });

  it('stops at a registry of another form', () => {
    expect(() => leanRegistry('"a": [() => import("@site/a.mdx")],', {})).toThrow(
      /has changed its form: "a".*lean\.ts/,
    );
  });
});

describe('writeLean', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lean-'));
    const data = path.join(folder, 'docusaurus-plugin-content-docs', 'default', 'p');
    mkdirSync(data, {recursive: true});
    writeFileSync(
      path.join(data, 'index-466.json'),
      '{"version": {"docs": {"a": {"description": "Of A"}}}}',
    );
    writeFileSync(path.join(folder, 'globalData.json'), '{"docs": []}');
    writeFileSync(path.join(data, 'other-1.json'), '{}');
    writeFileSync(
      path.join(data, '..', 'site-docs-b-1.json'),
      '{"next": {"title": "A", "permalink": "/a"}}',
    );
    writeFileSync(
      path.join(folder, 'registry.js'),
      registry.replaceAll(
        '@generated/docs/p',
        '@generated/docusaurus-plugin-content-docs/default/p',
      ),
    );
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('writes the copies and says which modules they stand for', () => {
    const copies = writeLean({
      generatedFilesDir: folder,
      siteConfig: {title: 'Docs', presets: []},
    } as unknown as LoadContext);
    expect(Object.keys(copies)).toEqual([
      '@generated/globalData',
      '@generated/docusaurus.config',
      '@generated/registry',
    ]);
    const texts = Object.values(copies).map((file) => readFileSync(file, 'utf8'));
    expect(texts[0]).toBe('{"docs":[]}');
    expect(texts[1]).toBe('export default {"title":"Docs"};\n');
    expect(texts[2]).toContain('"@generated/client-seams/index-466.json"');
    expect(readFileSync(path.join(folder, 'client-seams', 'index-466.json'), 'utf8')).toBe(
      '{"version":{"docs":{}}}',
    );
    expect(
      readFileSync(
        path.join(folder, 'docusaurus-plugin-content-docs', 'default', 'site-docs-b-1.json'),
        'utf8',
      ),
    ).toBe('{"next":{"title":"A","permalink":"/a","description":"Of A"}}');
  });
});
