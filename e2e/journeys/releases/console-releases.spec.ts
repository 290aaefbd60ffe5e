import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';
import { release, versionOf, withPreviousBuilds } from '../../fixtures/product/release-command.ts';

test.use({ site: 'own' });

const view = '/admin/dashboard?section=releases';
const present = () => versionOf('public-site', 'present');
const previous = () => versionOf('public-site', 'previous');

/** What visitors' browsers choose from. */
async function readReleases({ origin }: ProductServer) {
  const answer = await fetch(`${origin}/registry.json`);
  const registry = (await answer.json()) as Record<string, Readonly<Record<string, unknown>>>;
  return registry['public-site'];
}

test('staff go back from the console, and visitors get the version before at once', async ({
  page,
  product,
  logInAsAdmin,
}) => {
  await release(product.siteFolder, ...withPreviousBuilds('publish', 'public-site'));
  await logInAsAdmin();
  await page.goto(view);
  const part = page.getByRole('region', { name: /^Public pages/ });
  await expect(
    part.getByRole('heading', { name: `${previous()} Live`, exact: true }),
  ).toBeVisible();
  await expectNoFaults(page, 'releases');
  const back = part.getByRole('button', { name: `Go back to it: ${present()}` });
  await back.click();
  await expectNoFaults(page, 'releases-question');
  await back.last().click();
  await expect(part.getByText(`All visitors get ${present()} again.`)).toBeFocused();
  expect(await readReleases(product)).toMatchObject({ stable: present() });
  await expect(part.getByRole('heading', { name: `${present()} Live`, exact: true })).toBeVisible();
  await page.goto('/admin/dashboard?section=audit');
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'Changed which version visitors get' });
  await expect(entry.first()).toBeVisible();
});

test('a trial is widened and released to everybody from the console', async ({
  page,
  product,
  logInAsAdmin,
}) => {
  await release(product.siteFolder, ...withPreviousBuilds('canary', 'public-site', '10'));
  await logInAsAdmin();
  await page.goto(view);
  const part = page.getByRole('region', { name: /^Public pages/ });
  const press = (name: string) => part.getByRole('button', { name: `${name}: ${previous()}` });
  await press('Change the share').click();
  await part.getByLabel('Share of the visitors').selectOption('50%');
  await expectNoFaults(page, 'releases-trial');
  await press('Change the share').last().click();
  await expect(part.getByText(`50% of the visitors get ${previous()} now.`)).toBeVisible();
  expect(await readReleases(product)).toMatchObject({
    canary: { version: previous(), percent: 50 },
  });
  await press('Release to everybody').click();
  await press('Release to everybody').last().click();
  await expect(part.getByText(`All visitors get ${previous()} now.`)).toBeVisible();
  expect(await readReleases(product)).toMatchObject({ stable: previous(), lastGood: present() });
});
