import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { recordKinds } from 'contract/review';
import { openSection, sections } from '../product/console-desk.ts';
import { reportForeignContent } from '../product/foreign-content.ts';
import { foreignHost, storeHostileRecords } from '../product/hostile-records.ts';
import { expect, test } from '../product/journey.ts';

test('nothing that anybody wrote runs in the office, wherever staff look at it', async ({
  page,
  product,
  complaints,
  logInAsAdmin,
}) => {
  test.setTimeout(180_000);
  const originals = await storeHostileRecords(product.dataFolder);
  await reportForeignContent(page, product.origin, complaints);
  await logInAsAdmin();

  for (const [place, kind] of recordKinds.entries()) {
    await openSection(page, sections[place] ?? kind);
    await leafThrough(page, originals.get(kind) ?? []);
    await compareFirstGroup(page);
    await expectInertExport(page);
    await seeEveryColumn(page);
  }

  await page
    .getByRole('button', { name: /^"><img/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Quarantine (16)' }).click();
  await page.locator('summary').first().waitFor();
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

  await page.getByLabel('Search all sections').fill(foreignHost);
  await page.keyboard.press('Enter');
  await expect(page.getByText('192 records in 16 sections, newest first')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').last().click();
  await expect(page.getByRole('complementary').getByText('What was sent')).toBeVisible();
});

/** A grid draws only the columns that are in sight. */
async function seeEveryColumn(page: Page): Promise<void> {
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(page.getByRole('columnheader').last()).toHaveText(/onerror/);
}

async function compareFirstGroup(page: Page): Promise<void> {
  await page.getByLabel('Manage groups:').check();
  await page.getByRole('button', { name: 'Compare these 2' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Compare records' });
  await expect(dialog.getByRole('table')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

/** OWASP: a spreadsheet takes what begins with one of these for a formula. */
async function expectInertExport(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file', exact: true }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8').replace(/^\ufeff/, '');
  const cells = [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  expect(cells.length).toBeGreaterThan(7 * 4);
  const formulas = cells.map(([, quoted, bare]) => quoted ?? bare ?? '');
  expect(formulas.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
}

/** Opens each record in the side panel. */
async function leafThrough(page: Page, ids: readonly string[]): Promise<void> {
  await page.locator(`#opens-${ids[0]}`).click();
  for (const id of ids) {
    await expect(page).toHaveURL(new RegExp(`record=${id}$`));
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeFocused();
    if (id !== ids.at(-1)) await page.keyboard.press('j');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toBeHidden();
}
