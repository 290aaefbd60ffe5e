import type { Browser, Page, Request } from '@playwright/test';
import { saveData } from '../../fixtures/data-saver.ts';
import { untilFormIsReady } from '../../fixtures/form.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

/** Records requested and received scripts and pictures from now on. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  const arrived: string[] = [];
  const note = (paths: string[]) => (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|art)\//.test(pathname)) paths.push(pathname);
  };
  page.on('request', note(asked));
  page.on('requestfinished', note(arrived));
  return { asked, arrived };
}

/** The remote's scripts and stylesheets of the login page, as loaded by a direct visit. */
async function readLoginFiles(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await saveData(page);
  const { asked } = watchRequests(page);
  await page.goto('/join-us/login');
  await untilFormIsReady(page);
  await context.close();
  return asked.filter((path) => path.startsWith('/assets/member-area/'));
}

test('a link that a pointer rests on brings its remote, so that the click asks for nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const files = await readLoginFiles(browser, baseURL);
  expect(files.length).toBeGreaterThan(2);
  await saveData(page);
  await page.goto('/help/contact');
  await untilHydrated(page);
  const { asked, arrived } = watchRequests(page);
  await page.getByRole('button', { name: 'Join Us' }).click();
  const login = page.getByRole('link', { name: 'Login', exact: true });
  await login.hover();
  await expect.poll(() => files.filter((path) => !arrived.includes(path))).toEqual([]);
  expect(asked.filter((path) => !path.startsWith('/assets/member-area/'))).toEqual([]);
  const before = asked.length;
  await login.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // Pictures are loaded lazily.
  expect(asked.slice(before).filter((path) => !path.startsWith('/art/'))).toEqual([]);
});
