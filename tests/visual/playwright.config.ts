import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../browser/playwright.config';

const root = path.resolve(__dirname, '..', '..');

/** Folder of the references. The variable selects another one for experiments. */
const references = (process.env['VISUAL_REFERENCES'] ??= path.join(__dirname, 'references'));

export default defineConfig(base, {
  testDir: __dirname,
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  snapshotPathTemplate: `${references}/{arg}{ext}`,
  // Only `npm run test:visual -- --update` writes references.
  updateSnapshots: 'none',
  reporter: [['line'], ['json', {outputFile: path.join(root, 'test-results', 'visual.json')}]],
  // Every screenshot is of a first visit.
  use: {...base.use, serviceWorkers: 'block'},
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // 0.1 % of pixels may differ; the threshold ignores invisible differences of colour.
      maxDiffPixelRatio: 0.001,
      threshold: 0.04,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
});
