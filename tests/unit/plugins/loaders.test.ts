import {describe, expect, it} from 'vitest';
import loaders from '../../../src/plugins/loaders';
import drawing from '../../../src/plugins/loaders/drawing.mjs';

const load = (text: string, resourcePath = '/site/docs/signal-path.svg'): Promise<string> =>
  new Promise((resolve, reject) => {
    drawing.call(
      {
        async: () => (error: unknown, code?: string) =>
          error ? reject(error as Error) : resolve(code ?? ''),
        resourcePath,
      },
      text,
    );
  });

describe('the loader of drawings', () => {
  const svg =
    '<svg viewBox="0 0 8 8" class="a"><path stroke="red" stroke-width="2" d="M0 0h8"/></svg>';

  it('makes a component that takes attributes', async () => {
    const code = await load(svg);
    expect(code).toContain('const SvgSignalPath =');
    expect(code).toContain('viewBox="0 0 8 8"');
    expect(code).toContain('strokeWidth={2}');
    expect(code).toContain('{...props}');
    expect(code).toContain('export default SvgSignalPath');
  });

  it('gives the same for the same drawing, and another for another', async () => {
    expect(await load(svg)).toBe(await load(svg));
    expect(await load(svg.replace('h8', 'h4'))).not.toBe(await load(svg));
  });

  it('tells of a text that is no drawing', async () => {
    await expect(load('<svg><path</svg>')).rejects.toThrow();
  });
});

describe('the plugin of loaders', () => {
  const {configureWebpack, configurePostCss} = loaders();
  const utils = {getJSLoader: () => ({loader: 'builtin:swc-loader'})};

  it('says what to do when the generator names its rule in another way', () => {
    expect(() =>
      (configureWebpack as (...given: unknown[]) => unknown)({module: {rules: []}}, false, utils),
    ).toThrow('src/plugins/loaders');
  });

  it('leaves out one plugin of PostCSS and keeps the others', () => {
    const layers = {postcssPlugin: 'layers'};
    const options = configurePostCss?.({
      plugins: [['/modules/postcss-preset-env/dist/index.cjs', {}], layers],
    } as never);
    expect(options?.plugins).toEqual([layers]);
  });

  it('says so when that plugin is not there any more', () => {
    expect(() => configurePostCss?.({plugins: [['/modules/other.js', {}]]} as never)).toThrow(
      'src/plugins/loaders',
    );
  });
});
