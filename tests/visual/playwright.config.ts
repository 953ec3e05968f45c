import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../browser/playwright.config';

const root = path.resolve(__dirname, '..', '..');

/** Folder of the reference pictures; another one for trying something out. */
const references = (process.env['VISUAL_REFERENCES'] ??= path.join(__dirname, 'references'));

export default defineConfig(base, {
  testDir: __dirname,
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  snapshotPathTemplate: `${references}/{arg}{ext}`,
  // Never by accident: only `npm run test:visual -- --update` writes references.
  updateSnapshots: 'none',
  reporter: [['line'], ['json', {outputFile: path.join(root, 'test-results', 'visual.json')}]],
  // Every look is that of a first visit, in the fonts of this machine.
  use: {...base.use, serviceWorkers: 'block'},
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // A tenth of a per cent of the pixels; a pixel counts when its colour differs visibly.
      maxDiffPixelRatio: 0.001,
      threshold: 0.04,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
});
