import type {Plugin} from '@docusaurus/types';

/** Lets the application import shaders as texts. */
export default function shaderFiles(): Plugin {
  return {
    name: 'shader-files',
    configureWebpack() {
      return {module: {rules: [{test: /\.[fv]s$/, type: 'asset/source'}]}};
    },
  };
}
