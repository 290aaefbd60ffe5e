import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { reportVisits } from 'contract/client-report-requests';
import type { Visit } from 'contract/client-report-requests';
import type { SiteState } from 'contract/site-state';
import { expect as expectSoon, test as journey } from '../../fixtures/journey.ts';
import { LocalRemote } from '../../fixtures/product/local-remote.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';
import { makeOtherBuild } from '../../fixtures/product/other-build.ts';
import type { OtherBuild } from '../../fixtures/product/other-build.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';
import { release, versionOf, withPreviousBuilds } from '../../fixtures/product/release-command.ts';
import { openVisitor, sendVisitors } from '../../fixtures/product/visitors.ts';

/** Ten visitors use the processor, too. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** The builds that two teams try. */
const test = journey.extend<{ bad: OtherBuild; unreleased: OtherBuild }>({
  site: 'own',
  /** What the team Members puts on trial: its pages throw when they are rendered. */
  bad: async ({}, use) => {
    const build = makeOtherBuild('member-area', 'bad000000000', (script) =>
      script.replaceAll('.useState)(', '.useNothing)('),
    );
    await use(build);
    build.remove();
  },
  /** What the team Office shows to staff only. */
  unreleased: async ({}, use) => {
    const build = makeOtherBuild('admin-console', '0ff1ce000000', (script) =>
      script.replaceAll('Look again', 'Read anew'),
    );
    await use(build);
    build.remove();
  },
});

const releasesView = '/admin/dashboard?section=releases';

test('a day of three teams, and ten visitors who notice nothing of it', async ({
  page,
  product,
  browser,
  bad,
  unreleased,
  logInAsAdmin,
}, testInfo) => {
  test.slow();
  const { siteFolder, origin } = product;
  // Nine in ten do not get what Members try; half of them get what Website tries.
  const visitors = sendVisitors(browser, product, [10, 19, 28, 37, 46, 55, 64, 73, 82, 91]);
  const live = versionOf('public-site', 'present');
  const next = versionOf('public-site', 'previous');

  await test.step('Website and Members begin a trial in the same moment', async () => {
    await Promise.all([
      release(siteFolder, ...withPreviousBuilds('canary', 'public-site', '50')),
      release(siteFolder, 'canary', 'member-area', '10', '--from', bad.folder),
    ]);
    const { packages } = readState(product);
    expect(packages['public-site'].canary?.version).toBe(next);
    expect(packages['member-area'].canary?.version).toBe(bad.version);
  });

  await test.step('the trial of Members fails in the browsers that got it', async () => {
    await Promise.all(
      [0, 1, 2, 3, 4].map((lot) => meetBadCanary(browser, origin, { version: bad.version, lot })),
    );
    // As browsers report further pages: fifty of the trial, ten of them with a fault, and two hundred beside it.
    const stable = versionOf('member-area', 'present');
    const reports = Array.from({ length: 250 }, (_, i) =>
      i < 50 ? visitOf(bad.version, i < 10) : visitOf(stable, false),
    );
    for (const report of reports) await postVisit(origin, report);
  });

  await test.step('Website releases its trial in the console, and goes back', async () => {
    await logInAsAdmin();
    await page.goto(releasesView);
    const card = cardOf(page, 'public-site');
    await confirm(card, `Release to everybody: ${next}`);
    await expect(card).toContainText(`All visitors get ${next} now.`);
    await untilReadyToGoBack(product, live);
    const took = await measureSwitch(page, product, () => confirm(card, `Go back to it: ${live}`));
    await expect(card).toContainText(`All visitors get ${live} again.`);
    testInfo.annotations.push({ type: 'going back', description: `${took} ms from the click` });
    expect(readState(product).packages['public-site'].stable).toBe(live);
  });

  await test.step('staff try what Office has not released, and leave it again', async () => {
    await release(siteFolder, 'preview', 'admin-console', '--from', unreleased.folder);
    await page.goto(releasesView);
    await page
      .getByRole('button', { name: `Open the site with it: ${unreleased.version}` })
      .click();
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText(`Preview of admin-console ${unreleased.version}`);
    await expect(page.getByRole('button', { name: 'Read anew' })).toBeVisible();
    await banner.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('Members look for the fault in the live site, with their own sources', () =>
    editLocally(browser, product));

  await test.step('the rule has stopped the trial of Members, and has told them', async () => {
    await readMail(product.dataFolder, /of member-area was on trial/);
    await page.goto(releasesView);
    await expect(cardOf(page, 'member-area')).toContainText(
      `The rule has stopped the trial of ${bad.version}`,
    );
    const { canary, changes } = readState(product).packages['member-area'];
    expect(canary).toBeUndefined();
    expect(changes?.at(-1)).toMatchObject({ by: 'rule', did: 'stop-canary' });
  });

  const { pages, faults } = await visitors.stop();
  testInfo.annotations.push({ type: 'visitors', description: `saw ${pages} pages` });
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(20);
});

const readState = ({ siteFolder }: ProductServer, set = 'current') =>
  JSON.parse(readFileSync(join(siteFolder, set, 'state.json'), 'utf8')) as SiteState;

/** A visitor of the trial meets its fault, tries again, and gets the version beside it. */
async function meetBadCanary(
  browser: Browser,
  origin: string,
  { version, lot }: { readonly version: string; readonly lot: number },
): Promise<void> {
  const page = await openVisitor(browser, origin, lot);
  const reported = page.waitForRequest(`**${reportVisits.path}`);
  await page.goto('/join-us/login');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  expect((await reported).postDataJSON()).toMatchObject({
    visits: [{ package: 'member-area', version, isFaulty: true }, {}],
  });
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(tryAgain).toHaveCount(0);
  await page.context().close();
}

const visitOf = (version: string, isFaulty: boolean): Visit => ({
  ...{ package: 'member-area', version, isFaulty },
});

async function postVisit(origin: string, visit: Visit): Promise<void> {
  const answer = await fetch(origin + reportVisits.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visits: [visit] }),
  });
  expect(answer.ok).toBe(true);
}

/** The part of the console's page about a package. */
const cardOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(name) });

/** Presses a button, and the one with the same name that answers its question. */
async function confirm(card: Locator, name: string): Promise<void> {
  const buttons = card.getByRole('button', { name, exact: true });
  await buttons.click();
  await buttons.nth(1).click();
}

/** The server prepares at quiet moments what going back shows. */
async function untilReadyToGoBack(product: ProductServer, version: string): Promise<void> {
  const sets = join(product.siteFolder, 'sets');
  const isReady = (set: string) => {
    if (!existsSync(join(sets, set, 'complete'))) return false;
    const { stable, canary } = readState(product, join('sets', set)).packages['public-site'];
    return stable === version && !canary;
  };
  // A set may be removed while it is read; then it is looked for again.
  await expect(() => expect(readdirSync(sets).some(isReady)).toBe(true)).toPass();
}

/** Returns the milliseconds between the last click in the page and the moment in which visitors get something else. */
async function measureSwitch(
  page: Page,
  { siteFolder }: ProductServer,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const note = () => Object.assign(window, { clickedAt: Date.now() });
    document.addEventListener('click', note, { capture: true });
  });
  const readCurrent = () => readlinkSync(join(siteFolder, 'current'));
  const before = readCurrent();
  const acted = act();
  while (readCurrent() === before) await setTimeout(2);
  const switchedAt = Date.now();
  await acted;
  return switchedAt - (await page.evaluate<number>('clickedAt'));
}

/** Serves the live site with the local sources of the member area, and changes a text of them. */
async function editLocally(browser: Browser, { origin }: ProductServer): Promise<void> {
  const local = await LocalRemote.start('member-area', origin);
  const page = await openVisitor(browser, local.origin, 99);
  try {
    await page.goto('/join-us/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Login');
    local.edit('member-area/src/login/login.texts.ts', "title: 'Member Login'", "title: 'Come in'");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come in');
  } finally {
    await page.context().close();
    await local.stop();
  }
}
