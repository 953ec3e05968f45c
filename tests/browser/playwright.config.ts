import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

const root = path.resolve(__dirname, '..', '..');

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` lists a test that passed only the second time: it hides a race condition.
  retries: 1,
  // One more than the cores of a small machine: a test waits for its browser part of the time.
  workers: 3,
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: [['line'], ['json', {outputFile: path.join(root, 'test-results', 'browser.json')}]],
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  use: {
    browserName: 'chromium',
    viewport: {width: 1280, height: 900},
    screenshot: 'only-on-failure',
    // A snapshot of the page at every step would cost as much as the steps: `--trace on` asks for it.
    launchOptions: {
      executablePath: installedBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
