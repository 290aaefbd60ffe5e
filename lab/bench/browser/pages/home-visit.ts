import type { Page } from '@playwright/test';
import { openBrowser, openTab } from './browser/browser.ts';
import { followLink, recordArrivals } from './browser/follow-link.ts';
import { readPage } from './browser/page-record.ts';
import { readPageSpeed } from './browser/page-speed.ts';
import type { PageSpeed } from './browser/page-speed.ts';
import { watchRequests } from './browser/quiet.ts';
import { slow4g } from './slow-phone.ts';

/** A browser's first visit to a site. */
export interface HomeVisit {
  readonly first: PageSpeed;
  /** Milliseconds from the press on a link to the next page's headline; NaN if none was followed. */
  readonly toNextPage: number;
  readonly toOtherRemote: number;
  /** The second visit, in a new tab of the same browser. */
  readonly second: PageSpeed;
}

/** Extent of a visit: the home page only, another page and back, or another remote too. */
export type Reach = 'home' | 'next page' | 'other remote';

/** Visits a site's home page in a browser with an empty profile. */
export async function visitHome(url: string, trustFlag: string, reach: Reach): Promise<HomeVisit> {
  const browser = await openBrowser(trustFlag);
  try {
    const tab = await openTab(browser, slow4g);
    await recordArrivals(tab);
    const first = await visit(tab, url);
    const toNextPage = reach === 'home' ? NaN : await toDepartments(tab);
    const toOtherRemote = reach === 'other remote' ? await toCreateProfile(tab) : NaN;
    const nextTab = await openTab(browser, slow4g);
    await tab.close();
    const second = reach === 'home' ? first : await visit(nextTab, url);
    return { first, toNextPage, toOtherRemote, second };
  } finally {
    await browser.close();
  }
}

async function visit(page: Page, url: string): Promise<PageSpeed> {
  const requests = watchRequests(page);
  await page.goto(url);
  await requests.untilQuiet();
  return readPageSpeed(await page.evaluate(readPage));
}

/** Follows a footer link, like a reader at the end of the page: it has been in view since the page came to rest. */
async function toDepartments(page: Page): Promise<number> {
  const link = page.locator('footer a[href="/more/departments"]');
  const requests = watchRequests(page);
  await link.scrollIntoViewIfNeeded();
  await requests.untilQuiet();
  return followLink(page, link);
}

/** Follows a menu link to a page of another remote. */
async function toCreateProfile(page: Page): Promise<number> {
  const requests = watchRequests(page);
  await requests.untilQuiet();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.locator('summary', { hasText: 'Join Us' }).tap();
  const link = page.locator('nav a[href="/join-us/create-profile"]');
  await link.scrollIntoViewIfNeeded();
  await requests.untilQuiet();
  return followLink(page, link);
}
