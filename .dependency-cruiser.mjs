/*
 * Imports point one way: a room of `src` imports rooms above it in this list, never below. `npm test`
 * runs this.
 */
import {readFileSync} from 'node:fs';

const {seen, unseen} = JSON.parse(readFileSync(new URL('src/rooms.json', import.meta.url), 'utf8'));
const rooms = [...seen, ...unseen];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files that import each other can only be understood together.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-tests-in-src',
      comment: 'What the site is built from must not need its tests.',
      severity: 'error',
      from: {path: '^src/'},
      to: {path: '^tests/'},
    },
    ...rooms.map((room, index) => ({
      name: `${room}-imports-downwards`,
      comment: `src/${room} may import ${['itself', ...rooms.slice(0, index)].join(', ')}.`,
      severity: 'error',
      from: {path: `^src/${room}/`},
      to: {path: `^src/(?:${rooms.slice(index + 1).join('|') || 'nothing'})/`},
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
