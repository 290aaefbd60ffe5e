import type { Page } from '@playwright/test';
import type { Language } from 'contract/languages';
import { languageCodes, languages, pathIn, readLocalPath } from 'contract/languages';
import { isIndexed, isPrerendered, ownedPaths } from 'contract/site-paths';
import { webManifestPath } from 'contract/web-manifest';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';
import { measurePicture, readHeads } from '../../audits/page-head.ts';

const pathsOf = (pages: typeof ownedPaths) => pages.map(({ path }) => path);
const publicPaths = pathsOf(ownedPaths.filter(isIndexed));
const otherPaths = [
  ...pathsOf(ownedPaths.filter((page) => isPrerendered(page) && !isIndexed(page))),
  ...[
    '/admin/dashboard',
    '/join-us/admin-login',
    '/profile/65f0',
    '/reset-password/abc',
    '/confirm-email/abc',
  ],
];

/** Opens a page from which others can be fetched, and returns the origin for which the site was assembled. */
async function openSite(page: Page): Promise<string> {
  await page.goto('/imprint');
  const robots = await (await page.request.get('/robots.txt')).text();
  return /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const manifestOf = (path: string) => pathIn(readLocalPath(path).language, webManifestPath);

async function readManifest(page: Page, path: string): Promise<Manifest> {
  const answer = await page.request.get(manifestOf(path));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  return (await answer.json()) as Manifest;
}

for (const language of languageCodes) {
  test(`every public page in ${languages[language].name} says what it is called, what it holds and where it is known`, async ({
    page,
  }) => {
    await expectHeads(page, language);
  });
}

async function expectHeads(page: Page, language: Language): Promise<void> {
  const origin = await openSite(page);
  const paths = publicPaths.map((path) => pathIn(language, path));
  const heads = await readHeads(page, paths);
  for (const { path, status, title, canonicals, metas } of heads) {
    const said = (name: string) => metas[name]?.join(' and ') ?? '';
    expect.soft(status, path).toBe(200);
    expect.soft(title, path).toMatch(/^.{10,70}$/);
    expect.soft(said('description'), path).toMatch(/^.{50,160}$/);
    expect.soft(canonicals, path).toEqual([origin + path]);
    expect.soft(said('robots'), path).toBe('');
    expect.soft(title, path).toContain(said('og:title'));
    expect.soft(said('og:title'), path).toMatch(/^.{4,}$/);
    expect.soft(said('og:description'), path).toBe(said('description'));
    expect.soft(said('og:url'), path).toBe(origin + path);
    expect.soft(said('og:type'), path).toBe('website');
    expect.soft(said('og:locale'), path).toBe(languages[language].locale.replace('-', '_'));
    expect.soft(said('og:image'), path).toMatch(new RegExp(`^${origin}/.+\\.(jpg|png)$`));
    expect.soft(said('og:image:alt'), path).not.toBe('');
  }
  for (const texts of [
    heads.map((head) => head.title),
    heads.map((head) => head.metas['description']),
  ]) {
    expect(new Set(texts.map(String)).size).toBe(publicPaths.length);
  }
  const [home] = heads;
  const picture = home?.metas['og:image']?.[0]?.replace(origin, '') ?? '';
  expect(await measurePicture(page, picture)).toBe(
    `${home?.metas['og:image:width']}x${home?.metas['og:image:height']}`,
  );
}

test('pages that lead nowhere from a search say so, and name no address', async ({ page }) => {
  await openSite(page);
  for (const { path, metas, canonicals, things } of await readHeads(page, otherPaths)) {
    expect.soft(metas['robots'], path).toEqual(['noindex']);
    expect.soft([...canonicals, ...things], path).toEqual([]);
  }
  const [unknown] = await readHeads(page, ['/no/such/page']);
  expect(unknown).toMatchObject({ status: 404, canonicals: [], metas: { robots: ['noindex'] } });
});

test('a breadcrumb through a menu leads to that menu', async ({ page }) => {
  const origin = await openSite(page);
  const heads = await readHeads(page, publicPaths);
  const fragments = heads
    .flatMap(({ things }) => [...things.join().matchAll(/"item":"([^"]+)"/g)])
    .flatMap(([, item = '']) => (item.startsWith(`${origin}/#`) ? [new URL(item).hash] : []));
  expect(new Set(fragments).size).toBe(7);
  await page.goto('/');
  for (const fragment of new Set(fragments)) await expect(page.locator(fragment)).toHaveCount(1);
});

test('the site’s mark and its manifest exist in the sizes that they are said to have', async ({
  page,
}) => {
  await openSite(page);
  const german = publicPaths.map((path) => pathIn('de', path));
  for (const { path, icons } of await readHeads(page, [...publicPaths, ...german])) {
    expect
      .soft(
        icons.map(({ rel, href }) => `${rel} ${href}`),
        path,
      )
      .toEqual([
        'icon /favicon.ico',
        'icon /favicon.svg',
        'apple-touch-icon /apple-touch-icon.png',
        `manifest ${manifestOf(path)}`,
      ]);
  }
  const [home] = await readHeads(page, ['/']);
  const { icons } = await readManifest(page, '/');
  const pictures = [
    ...(home?.icons ?? []).map(({ href, sizes }) => ({ src: href, sizes })),
    ...icons,
  ].filter(({ sizes }) => /^\d+x\d+$/.test(sizes));
  expect(pictures).toHaveLength(5);
  for (const { src, sizes } of pictures) {
    expect.soft(await measurePicture(page, src), src).toBe(sizes);
  }
});

test('the head stays true when scripts take over and links change the page', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  const origin = await openSite(page);
  const expectHead = async (path: string, title: string) => {
    await expect(page).toHaveTitle(title);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', origin + path);
  };
  await page.goto('/help/contact');
  const title = await page.title();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await expectHead('/help/contact', title);
  await page.getByRole('button', { name: 'Giving' }).click();
  await page.getByRole('link', { name: 'Pledge' }).click();
  await expectHead('/giving/pledge', title.replace('Contact us', 'Make a pledge'));
  await expect(page.locator('meta[property="og:title"], script[type$="ld+json"]')).toHaveCount(0);
  await page.goBack();
  await expectHead('/help/contact', title);
});
