import { defineConfig } from '@playwright/test';
import type { EngineFixtureOptions } from './engine-journey.ts';

/** Runs the main journeys in engines that Playwright cannot drive as Debian packages them (`npm test -- engines`). */
export default defineConfig<EngineFixtureOptions>({
  testDir: '.',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: !!process.env['CI'],
  // Timeouts in milliseconds are upper limits, never pauses.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
