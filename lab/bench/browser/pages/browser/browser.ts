import { existsSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { disableFeatures } from '../../../../../e2e/fixtures/chromium-features.ts';
import { makeScratchFolder } from '../machine/leave-nothing.ts';
import { cpuSlowdown, phone } from '../slow-phone.ts';
import type { slow4g } from '../slow-phone.ts';
import { recordPage } from './page-record.ts';

const flags = [
  '--headless=new',
  // Benchmarks often run as root, which may not use Chromium's sandbox.
  '--no-sandbox',
  '--disable-quic',
  '--hide-scrollbars',
  disableFeatures,
];

/** A browser with an empty profile, and how to remove it. */
export interface FreshBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** @param flag trusts the benchmark's certificate */
export async function openBrowser(
  flag: string,
  device: BrowserContextOptions = phone,
): Promise<FreshBrowser> {
  // The profile is in memory if possible, because disk speed varies.
  const profile = makeScratchFolder(existsSync('/dev/shm') ? '/dev/shm' : undefined);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    // The headless flag is among ours, because Playwright's own starts a browser with another compositor.
    headless: false,
    args: [...flags, flag],
    chromiumSandbox: false,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    ...device,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * Opens a tab with a throttled processor that records what it shows.
 * @param network throttles the page's requests, but not those of a service worker
 */
export async function openTab({ context }: FreshBrowser, network?: typeof slow4g): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await page.addInitScript({ content: 'globalThis.__name = (it) => it;' }); // esbuild's output calls this helper to name functions.
  await page.addInitScript(recordPage);
  return page;
}
