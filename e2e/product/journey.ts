import { test as base, expect } from '@playwright/test';
import { logInAsAdmin } from './admin-login.ts';
import { untilHydrated } from './hydration.ts';
import { ProductServer } from './product-server.ts';
import type { SiteCopy } from './product-server.ts';

interface WorkerFixtures {
  /** One product for all journeys of a worker that only read. */
  readonly sharedProduct: ProductServer;
}

interface JourneyFixtures {
  /** Whose pages `product` serves. */
  readonly site: SiteCopy;
  /**
   * Whether `goto` waits until the page's script has taken over, as most visitors do without knowing. Journeys
   * are quicker than they are; what happens before is the matter of before-hydration.spec.ts.
   */
  readonly waitsForScript: boolean;
  /** The built product with a database of its own. */
  readonly product: ProductServer;
  /** Logs the page's browser in as the first admin. */
  readonly logInAsAdmin: () => Promise<void>;
  /** What the page must not do: throw, log an error, or break the content security policy. */
  readonly complaints: string[];
}

/** What Playwright says in the page's console, because playwright.config.ts asks for it. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** A journey through the built product. It fails when a page complains in its console, unless it empties `complaints`. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  sharedProduct: [
    async ({}, use) => {
      const server = await ProductServer.create();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  site: ['shared', { option: true }],
  product: async ({ site }, use) => {
    const server = await ProductServer.create(site);
    await use(server);
    await server.dispose();
  },
  baseURL: async ({ product }, use) => use(product.origin),
  waitsForScript: [true, { option: true }],
  page: async ({ page, waitsForScript, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    if (waitsForScript && javaScriptEnabled !== false) {
      page.goto = async (url, options) => {
        const answer = await goto(url, options);
        await untilHydrated(page);
        return answer;
      };
    }
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (!/^(error|warning)$/.test(message.type()) || message.text() === blockedWorker) return;
        complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  logInAsAdmin: async ({ page }, use) => {
    await use(() => logInAsAdmin(page));
  },
});

/** A journey that changes nothing on the server, and so need not start one of its own. */
export const readOnlyTest = test.extend({
  baseURL: async ({ sharedProduct }, use) => use(sharedProduct.origin),
});

export { expect };
