import { defineConfig } from '@playwright/test';
import { disableFeatures } from './fixtures/chromium-features.ts';

/** Journeys on the built product (`npm run build`), each worker on a server and a database of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // Journeys wait a third of their time: three keep two cores busy.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  // Milliseconds: ceilings for a machine that is busy with everything else, never a pause.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'full' },
    // What `npm test` walks: the main jobs (journeys/quick/README.md). `full` has them too, with more audits.
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
    // Recording every journey costs a third of the time; ask for it where it is needed: --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1350, height: 940 },
    // What a worker asks for, and what it keeps, is hidden from journeys; next-visit.spec.ts lets it in.
    serviceWorkers: 'block',
  },
});
