import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';
import forBrowsers from '../../../src/plugins/application/browserLoader.mjs';
import {routesBySection} from '../../../src/plugins/docs';

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

describe('routes of the docs', () => {
  it.each(['/', '/base/'])('are one for each section, with its sidebar only, below %s', (base) => {
    const [eula, intro] = [doc(`${base}beam/eula`, 'beam'), doc(`${base}beam/intro`, 'beam')];
    const docs = [intro, doc(`${base}video/intro`, 'video'), eula];
    const [beam, video, rest, ...more] = routesBySection(version(base, docs));
    expect(more).toEqual([]);
    expect(beam?.path).toBe(`${base}beam`);
    expect(beam?.routes?.[0]?.routes).toEqual([intro, eula]);
    expect(beam?.props?.['version']).toEqual({label: 'Next', docs: {}, docsSidebars: {beam: [1]}});
    expect(video?.props?.['version']).toMatchObject({docsSidebars: {video: [2]}});
    // Every other address: the list of tags, and the page that says that there is nothing.
    expect(rest?.path).toBe(base);
    expect(rest?.routes?.map(({path, routes}) => [path, routes])).toEqual([
      [base, []],
      [`${base}tags`, undefined],
    ]);
  });

  it('have both sidebars where pages of two share a section, and none for a page without', () => {
    const docs = [doc('/x/a', 'beam'), doc('/x/b', 'video'), doc('/y')];
    const [both, loose] = routesBySection(version('/', docs));
    expect(both?.props?.['version']).toMatchObject({docsSidebars: {beam: [1], video: [2]}});
    expect(JSON.stringify(loose?.props?.['version'])).toContain('"docsSidebars":{}');
  });

  it('stay as they are when Docusaurus makes them otherwise', () => {
    const other: RouteConfig = {path: '/', component: 'New', routes: []};
    expect(routesBySection(other)).toEqual([other]);
  });
});

describe('what Docusaurus has written', () => {
  const read = (resourcePath: string, source: string): string =>
    forBrowsers.call({resourcePath}, source);

  it('keeps what loads the parts of a page, and loses the paths of sources', () => {
    const row = (path: string): string =>
      `"a": [() => import("@site/docs/x.mdx"), "${path}", require.resolveWeak("@site/docs/x.mdx")],`;
    expect(read('/x/registry.js', row('@site/docs/x.mdx'))).toBe(row(''));
    expect(read('/x/registry.js', 'export default {"a": "@site/x.mdx"}')).toContain('x.mdx');
  });

  it('keeps the version of the docs, and loses what grows with each document', () => {
    const version = {name: 'current', label: 'Next', path: '/', mainDocId: 'a', draftIds: []};
    const data = (docs: unknown[], sidebars: object) => ({
      'content-docs': {default: {path: '/', versions: [{...version, docs, sidebars}]}},
      offline: {default: {isOn: true}},
    });
    const source = JSON.stringify(data([{id: 'a', path: '/a'}], {beam: {link: {}}}));
    expect(JSON.parse(read('/x/globalData.json', source))).toEqual(data([], {}));
  });

  it('keeps every route, and says once what nearly all are', () => {
    const route = (path: string, more = '') =>
      `{\n  path: '${path}',\n  component: ComponentCreator('${path}', 'a1b'),\n  exact: true${more}\n}`;
    const other = "{\n  path: '/x',\n  component: ComponentCreator('/x', '2c3'),\n  routes: []\n}";
    const routes = [route('/a'), route('/b', ',\n  sidebar: "beam"'), other].join(',\n');
    const text = read('/x/routes.js', `export default [${routes}];`);
    expect(text).toContain(
      `export default [page('/a', 'a1b', ),\npage('/b', 'a1b', "beam"),\n${other}];`,
    );
    const made = {ComponentCreator: (path: string, hash: string) => path + hash, routes: []};
    runInNewContext(text.replace('export default', 'routes ='), made);
    expect(made.routes).toEqual([
      {path: '/a', component: '/aa1b', exact: true},
      {path: '/b', component: '/ba1b', exact: true, sidebar: 'beam'},
      {path: '/x', component: '/x2c3', routes: []},
    ]);
  });

  it('orders names by their characters in the theme that is installed', () => {
    const {resolve} = createRequire(__filename);
    const theme = path.dirname(resolve('@docusaurus/theme-common'));
    const file = path.join(theme, 'utils', 'reactUtils.js');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('localeCompare');
    expect(read(file, source)).not.toContain('localeCompare');
  });

  it('keeps the settings that browsers read, and loses those of the build', () => {
    const settings = {baseUrl: '/', presets: [['classic', {siteDir: '/home/me'}]], plugins: []};
    const source = `/*\n * Made.\n */\nexport default ${JSON.stringify(settings, null, 2)};\n`;
    expect(read('/x/docusaurus.config.mjs', source)).toBe('export default {"baseUrl":"/"};');
    expect(() => read('/x/docusaurus.config.mjs', 'export const other = 1')).toThrow();
  });
});
