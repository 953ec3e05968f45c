import path from 'node:path';
import {defineConfig} from '@playwright/test';

const root = path.resolve(__dirname, '..', '..');

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // What passes the second time is named at the end of the run: it is to be mended, but a busy machine
  // must not keep a correction from the readers.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 240_000,
  expect: {timeout: 30_000},
  reporter: [['line'], ['json', {outputFile: path.join(root, 'test-results', 'browser.json')}]],
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  use: {
    browserName: 'chromium',
    viewport: {width: 1280, height: 900},
    screenshot: 'only-on-failure',
    // A film of every step would cost more than the steps on machines without a graphics card.
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: true},
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
