import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';
import {requireMatches} from '../../../src/plugins/application/requireMatches';
import sortByCodeUnits from '../../../src/plugins/application/sortByCodeUnits.mjs';
import {routesBySection, withoutDocs} from '../../../src/plugins/docs';

const doc = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: 'DocItem',
  exact: true,
  ...(sidebar && {sidebar}),
});

function version(path: string, docs: RouteConfig[]): RouteConfig {
  return {
    path,
    component: 'DocVersionRoot',
    routes: [{path, component: 'DocRoot', routes: docs}, doc(`${path}tags`)],
    props: {version: {label: 'Next', docs: {a: {}}, docsSidebars: {beam: [1], video: [2]}}},
  };
}

describe('the global data of the docs', () => {
  it('has no list of docs, and everything else', () => {
    const data = {path: '/', versions: [{name: 'current', docs: [{id: 'a'}]}]};
    expect(withoutDocs(data)).toEqual({path: '/', versions: [{name: 'current', docs: []}]});
  });

  it('would be refused in another shape', () => {
    expect(() => withoutDocs({versions: [{}]})).toThrow('src/plugins/README.md');
    expect(() => withoutDocs({})).toThrow('src/plugins/README.md');
  });
});

describe('routes of the docs', () => {
  it.each(['/', '/base/'])('are split by section, each with its sidebar only, below %s', (base) => {
    const [eula, intro] = [doc(`${base}beam/eula`, 'beam'), doc(`${base}beam/intro`, 'beam')];
    const docs = [intro, doc(`${base}video/intro`, 'video'), eula];
    const [beam, video, rest, ...more] = routesBySection(version(base, docs));
    expect(more).toEqual([]);
    expect(beam?.path).toBe(`${base}beam`);
    expect(beam?.routes?.[0]?.routes).toEqual([intro, eula]);
    expect(beam?.props?.['version']).toEqual({label: 'Next', docs: {}, docsSidebars: {beam: [1]}});
    expect(video?.props?.['version']).toMatchObject({docsSidebars: {video: [2]}});
    // Other addresses: the list of tags, and the not-found page.
    expect(rest?.path).toBe(base);
    expect(rest?.routes?.map(({path, routes}) => [path, routes])).toEqual([
      [base, []],
      [`${base}tags`, undefined],
    ]);
  });

  it('have all sidebars of a section, and none for pages without a sidebar', () => {
    const docs = [doc('/x/a', 'beam'), doc('/x/b', 'video'), doc('/y')];
    const [both, other] = routesBySection(version('/', docs));
    expect(both?.props?.['version']).toMatchObject({docsSidebars: {beam: [1], video: [2]}});
    expect(JSON.stringify(other?.props?.['version'])).toContain('"docsSidebars":{}');
  });

  it('fail the build if Docusaurus changes their structure', () => {
    const other: RouteConfig = {path: '/', component: 'New', routes: []};
    expect(() => routesBySection(other)).toThrow('src/plugins/README.md');
  });
});

describe('a replaced module', () => {
  const file = path.join(
    path.dirname(createRequire(__filename).resolve('@docusaurus/theme-common')),
    'utils',
    'reactUtils.js',
  );

  it('sorts names by code units in the installed theme, or fails the build', () => {
    const sorted = sortByCodeUnits(readFileSync(file, 'utf8'));
    expect(sorted).toContain('(a[0] < b[0] ? -1 : 1)');
    expect(sorted).not.toContain('localeCompare');
    expect(() => sortByCodeUnits(sorted)).toThrow('src/plugins/README.md');
  });

  it('fails the build if no module matches its pattern', () => {
    const errors: Error[] = [];
    const modules = ['a.js', 'b.css'].map((name) => ({identifier: () => name}));
    const finishModules = {tap: (_: string, run: (all: typeof modules) => void) => run(modules)};
    const compilation = {errors, hooks: {finishModules}};
    requireMatches('test', {first: /a\.js$/, second: /c\.js$/}).apply({
      hooks: {thisCompilation: {tap: (_, run) => run(compilation)}},
    });
    expect(errors.map(({message}) => message)).toEqual([
      expect.stringContaining('test: no module matches /c\\.js$/ (second)'),
    ]);
  });
});
