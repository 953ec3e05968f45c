/*
 * Imports point one way: each layer of `src` may import the layers listed before it, and instruments only
 * through their public entry point. `npm test` runs this.
 */
import {readFileSync} from 'node:fs';

const {browser, build} = JSON.parse(
  readFileSync(new URL('src/layers.json', import.meta.url), 'utf8'),
);
const layers = [...browser, ...build];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Circular imports can only be understood together.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-tests-in-src',
      comment: 'Source code must not import tests.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^tests/'},
    },
    {
      name: 'instruments-have-one-entry-point',
      comment:
        'Other layers import src/instruments/index.ts; pages import the view that they show, and the search what answers a query, which would be in the start page otherwise.',
      severity: 'error',
      from: {path: '^src/', pathNot: '^src/instruments/'},
      to: {
        path: '^src/instruments/',
        pathNot: '^src/instruments/(?:index|calculatorQuery|answers)[.]ts$',
      },
    },
    {
      name: 'instruments-skip-their-entry-point',
      comment: 'Instruments import files directly, not the entry point.',
      severity: 'error',
      from: {path: '^src/instruments/'},
      to: {path: '^src/instruments/index[.]ts$'},
    },
    {
      name: 'instruments-stand-alone',
      comment: 'Code shared by two kinds of instruments is in kit, formulas are in formulas.',
      severity: 'error',
      from: {path: '^src/instruments/([^/]+)/', pathNot: '^src/instruments/generated/'},
      to: {
        path: '^src/instruments/(?:calculators|simulators|testbench)/',
        pathNot: '^src/instruments/$1/',
      },
    },
    {
      name: 'redirects-are-data',
      comment: 'redirects.ts is data that several layers read: it may import src/config only.',
      severity: 'error',
      from: {path: '^redirects[.]ts$'},
      to: {path: '^src/', pathNot: '^src/config/'},
    },
    ...layers.map((layer, index) => ({
      name: `${layer}-imports-downwards`,
      comment: `src/${layer} may import ${['itself', ...layers.slice(0, index)].join(', ')}.`,
      severity: 'error',
      from: {path: `^src/${layer}/`},
      to: {path: `^src/(?:${layers.slice(index + 1).join('|') || 'nothing'})/`},
    })),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(?:build|\\.docusaurus|coverage|test-results)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx', '.json']},
  },
};
