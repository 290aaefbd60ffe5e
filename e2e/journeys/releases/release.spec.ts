import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { release, withPreviousBuilds } from '../../fixtures/product/release-command.ts';
import { present, previous, runningBuilds } from '../../fixtures/running-builds.ts';

test.use({ site: 'own' });

/** Opens a prerendered page and waits for hydration. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

test('a remote is tried, promoted and rolled back while the shell stays as it is', async ({
  page,
  product,
}) => {
  const shell = () => readdirSync(join(product.siteFolder, 'assets/shell'));
  const before = shell();
  const step = (...words: string[]) => release(product.siteFolder, ...words);

  await step(...withPreviousBuilds('canary', 'public-site', '100'));
  await open(page, '/help/contact');
  expect(await runningBuilds(page)).toContain(previous('public-site'));
  await expect(field(page, 'subject')).toBeVisible();

  await step('canary', 'public-site', '0');
  await open(page, '/help/contact');
  expect(await runningBuilds(page)).toContain(present('public-site'));

  await step(...withPreviousBuilds('canary', 'public-site', '100'));
  await step('promote', 'public-site');
  await open(page, '/help/contact');
  expect(await runningBuilds(page)).toContain(previous('public-site'));

  await step('rollback', 'public-site');
  await open(page, '/help/contact');
  expect(await runningBuilds(page)).toContain(present('public-site'));
  expect(shell()).toEqual(before);
});

/** Every shell is combined with every remote in both versions; remotes meet each other only through the shell. */
const mixes = [
  ['public-site', 'member-area', 'admin-console'],
  ['shell'],
  ['shell', 'public-site', 'member-area', 'admin-console'],
  ['member-area'],
] as const;

for (const older of mixes) {
  test(`older ${older.join(' and ')} with the rest of today`, async ({ page, product }) => {
    await release(product.siteFolder, ...withPreviousBuilds('publish', ...older));
    await open(page, '/help/contact');
    await page.getByRole('button', { name: 'Join Us' }).click();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const expected = (...names: string[]) =>
      names.map((name) => (older.some((one) => one === name) ? previous(name) : present(name)));
    expect((await runningBuilds(page)).sort()).toEqual(
      expected('shell', 'public-site', 'member-area').sort(),
    );
    expect(await countCopies(page)).toEqual({ react: 1, router: 1 });

    // The console has a document of its own.
    await page.goto('/join-us/admin-login');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect((await runningBuilds(page)).sort()).toEqual(expected('shell', 'admin-console').sort());
    expect(await countCopies(page)).toEqual({ react: 1, router: 1 });
  });
}

/** The number of loaded copies of each singleton in the share scope. */
const countCopies = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Shares>>> };
    };
    type Shares = Record<string, { loaded?: unknown; lib?: unknown }>;
    const copies = (name: string) => {
      const libraries = new Set<unknown>();
      for (const scopes of Object.values(federation.__SHARE__))
        for (const scope of Object.values(scopes))
          for (const { lib } of Object.values(scope[name] ?? {})) if (lib) libraries.add(lib);
      return libraries.size;
    };
    return { react: copies('react'), router: copies('react-router-dom') };
  });
