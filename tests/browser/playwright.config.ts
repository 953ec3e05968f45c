import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

const root = path.resolve(__dirname, '..', '..');

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` lists tests that passed only when retried, because they hide race conditions.
  retries: 1,
  // One more than the cores of a small machine, because tests also wait.
  workers: 3,
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: [['line'], ['json', {outputFile: path.join(root, 'test-results', 'browser.json')}]],
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  use: {
    browserName: 'chromium',
    viewport: {width: 1280, height: 900},
    screenshot: 'only-on-failure',
    // Traces are off because a snapshot at every step costs as much as the step.
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
