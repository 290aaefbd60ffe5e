import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { findAccessibilityFaults } from './accessibility.ts';
import { logInAsAdmin } from './admin-login.ts';
import { findHiddenStops } from './keyboard.ts';
import { takePicture } from './picture.ts';
import { untilAtRest } from './stillness.ts';

/** SPEC 2.10, in the sidebar's order. */
export const sections = [
  'Naming',
  'Dedication',
  'Couples',
  'Testimonies',
  'Contacts',
  'Partnerships',
  'Pledge Posts',
  'Enquiries',
  'Welfare',
  'Requests',
  'First Timers',
  'Second Timers',
  'New Believers',
  'Church Members',
  'Program Attendance',
  'User Profiles',
] as const;

/** Goes to a section by the sidebar. */
export async function openSection(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Sections' });
  if (await toggle.isVisible()) await toggle.click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Where the forms of church members are reviewed. */
export const members = '/admin/dashboard?section=church-members';

export const member = {
  name: 'Ruth Berger',
  email: 'ruth@example.org',
  phone: '+43 664 000 0001',
  department: '',
  address: 'Sample Lane 1',
};

/** Sends a form as a visitor's program would. */
export async function submit(
  page: Page,
  endpoint: string,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly _id: string }> {
  const answer = await page.request.post(endpoint, { data: body });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { readonly _id: string };
}

export const cell = (page: Page, text: string): Locator =>
  page.getByRole('gridcell', { name: text, exact: true });

/** The side panel of a record, which is a dialog where there is no room beside the table. */
export const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));

/** Another member of staff, or the same one in another browser. */
export async function openSecondBrowser(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await logInAsAdmin(page);
  return page;
}

/** Chromium reports in its console every call that the server refuses, also on purpose. */
export function forgetRefused(complaints: string[], status: number): void {
  const others = complaints.filter((text) => !text.includes(`status of ${status} `));
  complaints.splice(0, complaints.length, ...others);
}

/** The first, which journeys open. */
const widths = [1350, 820, 390];

/**
 * Looks at a state of the console at three widths, or those in which it is open: nothing wider than the window,
 * nothing that axe finds.
 */
export async function expectNoFaults(page: Page, name: string, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 940 });
    // The panel turns into a dialog, and slides in, when the window becomes too narrow for both.
    await untilAtRest(page);
    await takePicture(page, `console-${name}-${width}`);
    if (width !== 820) expect(await findFaults(page)).toEqual([]);
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1350, height: 940 });
}

/** Under an open menu: how large the cells are that it covers. */
const isCovered = (fault: string) =>
  fault.startsWith('target-size: undecided') && fault.includes('role="gridcell"');

/** What axe finds, and has left open of the console's own. */
async function findFaults(page: Page): Promise<readonly string[]> {
  const faults = (await findAccessibilityFaults(page)).filter((fault) => !isCovered(fault));
  const isOpen = (fault: string) =>
    // Under an open dialog: whether the focus can reach what is hidden.
    fault.startsWith('aria-hidden-focus: undecided') ||
    // A table without rows says so in words.
    fault.startsWith('aria-required-children: undecided (.MuiDataGrid-virtualScrollerRenderZone');
  const decided = faults.filter((fault) => !isOpen(fault));
  // Tab closes a menu or a list, and leads nowhere else.
  const popup = page.getByRole('menu').or(page.getByRole('listbox'));
  const isTried = faults.length > decided.length && !(await popup.isVisible());
  return isTried ? [...decided, ...(await findHiddenStops(page))] : decided;
}
