import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { release, versionOf, withPreviousBuilds } from '../../fixtures/product/release-command.ts';

test.use({ serviceWorkers: 'allow', site: 'own' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The paths in the service worker's caches, by cache. */
const readStores = (page: Page) =>
  page.evaluate(async () => {
    const stores: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      stores[name] = keys.map(({ url }) => new URL(url).pathname);
    }
    return stores;
  });

const readPaths = async (page: Page) => Object.values(await readStores(page)).flat();

/** Resolves when the worker has cached everything of the first page; pictures come last. */
const untilKept = (page: Page) =>
  expect.poll(async () => Object.keys(await readStores(page))).toContain('pictures');

const cameFromServer = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.transferSize !== 0;
  });

/** The release of the public site that rendered the page. */
const renderedRelease = (page: Page) =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
          'public-site': { stable: string };
        }
      )['public-site'].stable,
  );

/** Records the service workers that take control of pages. Call it before they open. */
const watchWorkers = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { takeovers: 0 });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      (window as unknown as { takeovers: number }).takeovers += 1;
    });
  });

/** Resolves when another worker controls the page than at first. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { takeovers: number }).takeovers > 0);

test('a second visit needs no server, and what was never read says so', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto('/help/contact');
  await untilKept(page);
  const answer = await page.evaluate(async () => (await fetch('/api/testimonies')).status);
  expect(answer).toBe(200);
  const kept = await readPaths(page);
  expect(kept).toEqual(expect.arrayContaining(['/help/contact', '/fonts/source-sans.woff2']));
  expect(kept.filter((path) => /^\/(api|registry)/.test(path))).toEqual([]);
  await product.stop();

  await page.goto('/help/contact');
  await untilHydrated(page);
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  expect(await page.evaluate(() => fetch('/api/testimonies').catch(() => 'no answer'))).toBe(
    'no answer',
  );

  await page.goto('/join-us/login');
  await expect(heading(page)).toHaveText('No connection');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(heading(page)).toHaveText('Contact us');
  // The browser reports failed requests; there must be no other error.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Security Policy|hydrat|Uncaught/i);
});

test('a new release is shown at the next navigation', async ({ page, product }) => {
  await watchWorkers(page);
  await page.goto('/help/contact');
  await untilKept(page);
  await release(product.siteFolder, ...withPreviousBuilds('publish', 'public-site'));

  await page.goto('/help/contact');
  expect(await cameFromServer(page)).toBe(false);
  expect(await renderedRelease(page)).toBe(versionOf('public-site', 'present'));
  await untilTakenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(page)).toHaveText('Privacy');
  expect(await renderedRelease(page)).toBe(versionOf('public-site', 'previous'));
  await page.goto('/help/contact');
  expect(await renderedRelease(page)).toBe(versionOf('public-site', 'previous'));
});

test('a worker that breaks every page is taken away by the server', async ({ page, product }) => {
  await watchWorkers(page);
  await page.goto('/help/contact');
  await untilKept(page);
  const script = join(product.siteFolder, 'current/service-worker.js');
  for (const suffix of ['.br', '.gz']) rmSync(script + suffix);
  writeFileSync(
    script,
    `self.addEventListener('install', () => self.skipWaiting());
    const answer = () => new Response('<h1>Broken</h1>', { headers: { 'content-type': 'text/html' } });
    self.addEventListener('fetch', (event) => event.respondWith(answer()));`,
  );
  await page.goto('/help/contact');
  await untilTakenOver(page);
  await page.goto('/help/contact');
  await expect(heading(page)).toHaveText('Broken');

  await release(product.siteFolder, 'service-worker', 'off');
  // This page has no script of ours: browsers check for a new worker themselves.
  await page.goto('/help/contact');
  await untilTakenOver(page);
  await page.goto('/help/contact');
  await expect(heading(page)).toHaveText('Contact us');
  expect(await readStores(page)).toEqual({});
});
