import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FaultProxy } from '../../fixtures/product/fault-proxy.ts';
import type { Fault } from '../../fixtures/product/fault-proxy.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test as journey } from '../../fixtures/journey.ts';
import { ProductServer } from '../../fixtures/product/product-server.ts';
import { release, versionOf, withPreviousBuilds } from '../../fixtures/product/release-command.ts';
import {
  forgetFormerReleases,
  releaseFolder,
  replaceInPages,
  rewriteRelease,
} from '../../fixtures/product/rewrite-release.ts';

/** A product without an earlier release, which a journey may damage. */
const damagedTest = journey.extend({
  site: 'own',
  product: async ({ product }, use) => {
    forgetFormerReleases(product.siteFolder);
    await use(product);
  },
});

/** The product behind a proxy that spoils responses: no file changes, so one server is enough for all journeys. */
const test = journey.extend<{ faults: FaultProxy }, { firstRelease: ProductServer }>({
  firstRelease: [
    async ({}, use) => {
      const server = await ProductServer.create('own');
      forgetFormerReleases(server.siteFolder);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  faults: async ({ firstRelease }, use) => {
    const proxy = await FaultProxy.create(firstRelease.origin);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ faults }, use) => use(faults.origin),
});

const memberEntry = /^\/assets\/member-area\/[^/]+\/remoteEntry\.js/;
const memberChunk = /^\/assets\/member-area\/[^/]+\/\d+\.[^/]+\.js/;
const registry = /^\/registry\.json/;
const lost = 'This page could not be loaded';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Navigates from a page of one remote to a page of another, in one document. */
async function openThenGoToLogin(page: Page) {
  await page.goto('/help/contact');
  await goToLogin(page);
}

async function goToLogin(page: Page) {
  await page.getByRole('button', { name: 'Join Us' }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
}

/** Expects only the panel to fail: header, footer and another remote's page still work. */
async function expectOnlyThePanelSuffers(page: Page) {
  await expect(heading(page)).toHaveText(lost);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'subject')).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText(lost);
}

journey.afterEach(({ complaints }) => {
  // The browser reports each failed request; there must be no other error.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Content Security Policy|hydrat/i);
});

for (const fault of ['not-found', 'page-503', 'json-503'] satisfies Fault[]) {
  test(`entry and registry answer ${fault}: the panel, and it heals without a reload`, async ({
    page,
    faults,
  }) => {
    faults.spoil(memberEntry, fault);
    faults.spoil(registry, fault);
    await openThenGoToLogin(page);
    await expectOnlyThePanelSuffers(page);
    faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(password(page)).toBeVisible();
  });
}

test('a page whose prefetch fails: nothing is reported, and the click loads it', async ({
  page,
  faults,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') reports.push(request.url());
  });
  faults.spoil(memberChunk, 'not-found');
  await page.goto('/help/contact');
  await page.getByRole('button', { name: 'Join Us' }).click();
  const lost = page.waitForResponse((answer) => answer.status() === 404);
  const login = page.getByRole('link', { name: 'Login', exact: true });
  await login.hover();
  await lost;
  faults.heal();
  await login.click();
  await expect(password(page)).toBeVisible();
  expect(reports).toEqual([]);
});

for (const [what, path] of [
  ['an entry', memberEntry],
  ['a lazy chunk', memberChunk],
] as const) {
  test(`a byte too much in ${what}: it is refused, and heals without a reload`, async ({
    page,
    faults,
  }) => {
    faults.spoil(path, 'tampered');
    await openThenGoToLogin(page);
    await expectOnlyThePanelSuffers(page);
    faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(password(page)).toBeVisible();
  });

  test(`a byte too much in ${what} once: the visitor sees no error`, async ({ page, faults }) => {
    faults.spoil(path, 'tampered', 1);
    await openThenGoToLogin(page);
    await expect(password(page)).toBeVisible();
  });
}

test('an entry and a registry that hang: waited for ten seconds each, then it heals by itself', async ({
  page,
  faults,
}) => {
  faults.spoil(memberEntry, 'hang', 1);
  faults.spoil(registry, 'hang', 1);
  await openThenGoToLogin(page);
  await expect(password(page)).toBeVisible({ timeout: 40_000 });
});

damagedTest('an entry without a digest in the registry is refused', async ({ page, product }) => {
  const version = versionOf('member-area', 'present');
  const entry = `/assets/member-area/${version}/remoteEntry.js","integrity":"`;
  replaceInPages(product.siteFolder, entry, `${entry.slice(0, -'integrity":"'.length)}unknown":"`);
  await openThenGoToLogin(page);
  await expectOnlyThePanelSuffers(page);
});

damagedTest('a lazy chunk without a digest in its entry is refused', async ({ page, product }) => {
  // A release that was built with the error, so that the entry's digest matches.
  rewriteRelease(product.siteFolder, 'member-area', /^remoteEntry\.js$/, (text) =>
    text.replace(/\b(\d+):"[A-Za-z0-9+/]{43}="/g, '$1:""'),
  );
  await openThenGoToLogin(page);
  await expectOnlyThePanelSuffers(page);
});

/** Makes the login page of the only release throw when it is rendered. */
const breakLogin = (siteFolder: string) =>
  rewriteRelease(siteFolder, 'member-area', /^\d+\..*\.js$/, (text) =>
    text.replaceAll('.useState)(', '.useNothing)('),
  );

damagedTest(
  'a remote that throws: only its panel, and the server is told',
  async ({ page, product }) => {
    breakLogin(product.siteFolder);
    const report = page.waitForRequest('**/api/client-reports');
    await openThenGoToLogin(page);
    await expectOnlyThePanelSuffers(page);
    expect((await report).postDataJSON()).toEqual({
      remote: 'member-area',
      version: versionOf('member-area', 'present'),
      kind: 'threw',
    });
    expect(await (await report).headerValue('cookie')).toBeNull();
  },
);

damagedTest(
  'a release that goes on throwing is left for the last good one, without a reload',
  async ({ page, product }) => {
    await release(product.siteFolder, ...withPreviousBuilds('publish', 'member-area'));
    await release(product.siteFolder, 'publish', 'member-area');
    breakLogin(product.siteFolder);
    await openThenGoToLogin(page);
    await expect(heading(page)).toHaveText(lost);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(password(page)).toBeVisible();
  },
);

damagedTest(
  'a stale page goes on with the release that is live by now',
  async ({ page, product }) => {
    await page.goto('/help/contact');
    await field(page, 'subject').fill('Half a question');
    await release(product.siteFolder, ...withPreviousBuilds('publish', 'public-site'));
    rmSync(releaseFolder(product.siteFolder, 'public-site'), { recursive: true });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await page.getByRole('button', { name: 'Giving' }).click();
    await page.getByRole('link', { name: 'Payment' }).click();
    await page.waitForURL('**/giving/payment');
    await expect(heading(page)).toHaveText('Give Now');
    await page.goBack();
    await expect(field(page, 'subject')).toHaveValue('Half a question');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);

damagedTest('a half-filled form survives a release and is sent', async ({ page, product }) => {
  await page.goto('/help/contact');
  await field(page, 'name').fill('Fictional Visitor');
  await field(page, 'email').fill('visitor@example.org');
  await release(product.siteFolder, ...withPreviousBuilds('publish', 'public-site'));
  await field(page, 'subject').fill('A question');
  await field(page, 'message').fill('Is this still the same page?');
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
});
