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
  // Root, as a bench often is, may not use Chromium's sandbox.
  '--no-sandbox',
  '--disable-quic',
  '--hide-scrollbars',
  disableFeatures,
];

/** A browser that has never been anywhere, and what it needs to be forgotten again. */
export interface FreshBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** @param flag trusts the certificate of the bench */
export async function openBrowser(
  flag: string,
  device: BrowserContextOptions = phone,
): Promise<FreshBrowser> {
  // In memory where there is room: a disk answers as it likes.
  const profile = makeScratchFolder(existsSync('/dev/shm') ? '/dev/shm' : undefined);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    // The flag for it is ours: Playwright's own starts a browser with another compositor.
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
 * A tab on a slow machine that keeps a record of what it shows.
 *
 * @param network slows what its pages ask for; what a service worker fetches is not slowed
 */
export async function openTab({ context }: FreshBrowser, network?: typeof slow4g): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await page.addInitScript({ content: 'globalThis.__name = (it) => it;' }); // esbuild names functions with it.
  await page.addInitScript(recordPage);
  return page;
}
