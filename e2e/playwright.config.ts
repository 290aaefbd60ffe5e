import { defineConfig } from '@playwright/test';
import { disableFeatures } from './fixtures/chromium-features.ts';

/** Journeys on the built product (`npm run build`), each worker on a server and a database of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // Journeys wait a third of their time, so three keep two cores busy.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  // Milliseconds: limits for a busy machine, never a pause.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'full' },
    // The part of `npm test`: the main journeys (journeys/quick/README.md). `full` repeats them with more audits.
    { name: 'quick', testDir: 'journeys/quick' },
  ],
  use: {
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      // Root, as CI often is, may not use Chromium's sandbox; the other flags keep it from calling home.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        disableFeatures,
      ],
    },
    // Recording every journey costs a third of the time; use --trace on where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1350, height: 940 },
    // Journeys cannot observe a worker's requests and caches, so only next-visit.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
