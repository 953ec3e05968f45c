import {transform} from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import svgo from '@svgr/plugin-svgo';

const options = {
  plugins: [svgo, jsx],
  svgoConfig: {
    plugins: [
      {
        name: 'preset-default',
        params: {overrides: {removeTitle: false, removeViewBox: false}},
      },
    ],
  },
  titleProp: true,
  jsxRuntime: 'automatic',
  // Nobody configures it by files, and looking for them takes longer than the work.
  runtimeConfig: false,
};

/** Components by place and content of their drawings. */
const made = new Map();

/**
 * Loader of an SVG file: gives a React component that draws it, as JSX, which the loader of the
 * application's own code compiles. The bundles for the server and for browsers are made by one
 * process and share the result.
 *
 * @this {{async: () => (error: unknown, code?: string) => void, resourcePath: string}}
 * @param {string} drawing - the file's text
 * @throws a message with the place in the file, when it is no SVG
 */
export default function drawingLoader(drawing) {
  const callback = this.async();
  const key = `${this.resourcePath}\n${drawing}`;
  const component = made.get(key) ?? transform(drawing, options, {filePath: this.resourcePath});
  made.set(key, component);
  component.then((code) => callback(null, code), callback);
}
