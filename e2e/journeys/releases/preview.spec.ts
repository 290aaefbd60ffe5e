import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { previousBuild, release, versionOf } from '../../fixtures/product/release-command.ts';
import { present, previous, runningBuilds } from '../../fixtures/running-builds.ts';

test.use({ site: 'own' });

const version = versionOf('public-site', 'previous');
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

async function openPreview(page: Page) {
  await page.goto('/admin/dashboard?section=releases');
  await page.getByRole('button', { name: `Open the site with it: ${version}` }).click();
  await expect(banner(page)).toContainText(`Preview of public-site ${version}`);
}

/** Opens a page in the browser of a visitor who has the marker of staff. */
async function openWithMarker(browser: Browser, origin: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.addInitScript(() => localStorage.setItem('openPreviews', 'yes'));
  await visitor.goto(`${origin}/help/contact`);
  await untilHydrated(visitor);
  return visitor;
}

const readMarker = () => localStorage.getItem('openPreviews');

test('staff see a build that nobody else gets, in their browser, until they leave it or log out', async ({
  page,
  browser,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await release(product.siteFolder, 'preview', 'public-site', previousBuild('public-site'));
  const registry = readFileSync(join(product.siteFolder, 'current/registry.json'), 'utf8');
  expect(registry).not.toContain(version);

  await logInAsAdmin();
  await openPreview(page);
  expect(await runningBuilds(page)).toContain(previous('public-site'));
  await page.goto('/help/contact');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await runningBuilds(page)).toContain(previous('public-site'));
  expect(await runningBuilds(page)).not.toContain(present('public-site'));
  await page.goto('/join-us/login');
  await expect(banner(page)).toBeVisible();

  const visitor = await openWithMarker(browser, product.origin);
  expect(await runningBuilds(visitor)).toContain(present('public-site'));
  await expect(banner(visitor)).toBeHidden();
  expect(await visitor.evaluate(readMarker)).toBeNull();

  await banner(page).getByRole('button', { name: 'Leave' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/help/contact');
  expect(await runningBuilds(page)).toContain(present('public-site'));
  await expect(banner(page)).toBeHidden();

  await openPreview(page);
  await page.context().clearCookies();
  await page.goto('/help/contact');
  expect(await runningBuilds(page)).toContain(present('public-site'));
  await expect(banner(page)).toBeHidden();
  // A browser reports the answer to who is not logged in.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Content Security Policy|hydrat/i);
});
