import { test as base, expect } from '@playwright/test';
import { ProductServer } from '../../e2e/fixtures/product/product-server.ts';
import type { EngineOptions, EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox-page.ts';
import { openWebKit } from './webkit-page.ts';

const engines = { firefox: openFirefox, webkit: openWebKit };

export interface EngineFixtureOptions extends EngineOptions {
  readonly engine: keyof typeof engines;
}

interface EngineFixtures {
  /** Origin of the built product, on its own database. */
  readonly origin: string;
  readonly enginePage: EnginePage;
}

/** A test of a journey through the built product in the project's engine. */
export const test = base.extend<EngineFixtures & EngineFixtureOptions>({
  engine: ['firefox', { option: true }],
  isScripted: [true, { option: true }],
  origin: async ({}, use) => {
    const product = await ProductServer.create();
    await use(product.origin);
    await product.dispose();
  },
  enginePage: async ({ engine, isScripted }, use) => {
    const page = await engines[engine]({ isScripted });
    await use(page);
    await page.close();
  },
});

/** Waits until the first matching element shows a text. */
export const expectText = (page: EnginePage, selector: string, text: string): Promise<void> =>
  expect.poll(() => page.text(selector)).toContain(text);

/** Waits until the page's address matches. */
export const expectAddress = (page: EnginePage, pattern: RegExp): Promise<void> =>
  expect.poll(() => page.address()).toMatch(pattern);
