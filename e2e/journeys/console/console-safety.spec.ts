import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { recordKinds } from 'contract/review';
import { submissions } from 'contract/submissions';
import {
  forgetRefused,
  member,
  openSection,
  panelOf,
  sections,
  submit,
} from '../../fixtures/console/console-page.ts';
import { reportForeignContent } from '../../audits/foreign-content.ts';
import {
  foreignHost,
  markup,
  stackedDiacritics,
  storeHostileRecords,
} from '../../fixtures/console/hostile-records.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { finishMotions } from '../../audits/stillness.ts';

test('no submitted content runs in the console, wherever staff look at it', async ({
  page,
  product,
  complaints,
  logInAsAdmin,
}) => {
  test.setTimeout(240_000);
  const originals = await storeHostileRecords(product.dataFolder);
  await reportForeignContent(page, product.origin, complaints);
  await logInAsAdmin();

  for (const [place, kind] of recordKinds.entries()) {
    await openSection(page, sections[place] ?? kind);
    await leafThrough(page, originals.get(kind) ?? []);
    await compareFirstGroup(page);
    await expectInertExport(page, 'CSV file', ',');
    await expectInertExport(page, 'CSV file for German Excel', ';');
    await expectInertPrint(page);
    await seeEveryColumn(page);
  }
  await openColumnTools(page);

  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /^"><img/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: `Quarantine (${recordKinds.length})` }).click();
  await page.locator('main summary').first().waitFor();
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

  await page.getByLabel('Search all sections').fill(foreignHost);
  await page.keyboard.press('Enter');
  // With the quarantined ones there are more records than a search shows.
  await expect(page.getByText(`200 records in ${recordKinds.length} sections`)).toBeVisible();
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
  // The links to persons have no text.
  const records = hits.filter({ hasText: /\S/, hasNotText: 'waits in quarantine' });
  await records.last().click();
  await expect(page.getByRole('complementary').getByText('What was sent')).toBeVisible();
});

test('nothing runs where two people may be one', async ({
  page,
  product,
  complaints,
  logInAsAdmin,
}) => {
  await reportForeignContent(page, product.origin, complaints);
  const { endpoint } = submissions.churchMember;
  await submit(page, endpoint, { ...member, name: `1${markup}` });
  await submit(page, endpoint, { ...member, name: `2${markup}` });
  await logInAsAdmin();
  await openSection(page, 'Church Members');
  await page.getByRole('button', { name: 'Possible match: 1">' }).click();
  const dialog = page.getByRole('dialog', { name: `Possible matches for 1${markup}` });
  await expect(dialog.getByText(`2${markup}`).first()).toBeVisible();
});

test('accents that are piled up make no line taller and cover no other', async ({
  page,
  complaints,
  logInAsAdmin,
}) => {
  await logInAsAdmin();
  const plain = await measureLines(page, 'Ruth Berger');
  const piled = await measureLines(page, `Ru${stackedDiacritics}th Berger`);
  expect(piled.heights).toEqual(plain.heights);
  for (const [place, line] of piled.linesAbove.entries())
    expect(line.equals(plain.linesAbove[place] as Buffer)).toBe(true);
  // The server does not know these records, so it has no contact history of them.
  forgetRefused(complaints, 404);
});

/** Measures the lines that contain a name, and the lines above. */
async function measureLines(page: Page, name: string) {
  const { endpoint } = submissions.churchMember;
  const time = { createdAt: '2026-03-01T12:00:00.000Z', updatedAt: '2026-03-01T12:00:00.000Z' };
  const records = ['a', 'b'].map((_id) => ({ ...member, name, _id, __v: 0, ...time }));
  await page.unroute(`**${endpoint}`);
  await page.route(`**${endpoint}`, (route) => route.fulfill({ json: records }));
  await openSection(page, 'Welfare');
  await openSection(page, 'Church Members');
  await page.getByLabel('Manage groups:').check();
  await page.getByRole('link', { name: /^Ru/ }).first().click();
  const panel = panelOf(page, name);
  await expect(panel.getByRole('heading', { name })).toBeFocused();
  const groups = page.getByRole('region', { name: 'Duplicate Groups (1)' });
  const lines = [
    page.getByRole('row'),
    groups.getByRole('listitem'),
    panel.getByRole('heading'),
    panel.locator('dl > div'),
  ];
  const above = [groups.getByRole('heading', { level: 2 }), panel.getByText('Church Members')];
  return {
    heights: await Promise.all(lines.map(heightsOf)),
    linesAbove: await Promise.all(above.map((line) => line.screenshot())),
  };
}

const heightsOf = (lines: Locator) =>
  lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));

/** A grid renders only visible columns, so it is scrolled step by step. */
async function seeEveryColumn(page: Page): Promise<void> {
  const seen = await page.locator('.MuiDataGrid-virtualScroller').evaluate(async (scroller) => {
    const fields = new Set<string | undefined>();
    for (let x = 0; x < scroller.scrollWidth; x += scroller.clientWidth) {
      scroller.scrollTo(x, 0);
      // The grid renders in the frame after the scroll event.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const cells = scroller.querySelectorAll<HTMLElement>('[role=gridcell]');
      for (const { dataset } of cells) fields.add(dataset['field']);
    }
    return fields.size;
  });
  expect(String(seen)).toBe(await page.getByRole('grid').getAttribute('aria-colcount'));
  await expect(page.getByRole('columnheader').last()).toHaveText(/onerror/);
}

/** Opens everything that shows a column's name: the list of all columns, and the menu of one. */
async function openColumnTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: markup })).toBeVisible();
  await page.keyboard.press('Escape');
  const header = page.getByRole('columnheader', { name: markup });
  await header.hover();
  await header.getByRole('button', { name: /column menu$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sort ascending' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function compareFirstGroup(page: Page): Promise<void> {
  await page.getByLabel('Manage groups:').check();
  await page.getByRole('button', { name: 'Compare these 2' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Compare records' });
  await expect(dialog.getByRole('table')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

async function chooseExport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  const choice = page.getByRole('menuitem', { name, exact: true });
  await choice.waitFor();
  // On a busy machine the menu would still grow between pointer down and up.
  await finishMotions(page);
  await choice.click();
  await expect(choice).toBeHidden();
}

/** Spreadsheets interpret cells that begin with one of these characters as formulas (OWASP). */
async function expectInertExport(page: Page, file: string, separator: ',' | ';'): Promise<void> {
  const downloading = page.waitForEvent('download');
  await chooseExport(page, file);
  const text = readFileSync(await (await downloading).path(), 'utf8').replace(/^\ufeff/, '');
  const cell = new RegExp(
    `(?:^|${separator}|\\r\\n)(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))`,
    'g',
  );
  const cells = [...text.matchAll(cell)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  expect(cells.length).toBeGreaterThan(7 * 4);
  expect(cells.filter((value) => /^[=+\-@\t\r]/.test(value))).toEqual([]);
}

/** Expects the printed sheet to contain submitted values as text. */
async function expectInertPrint(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await chooseExport(page, 'Print');
  const sheet = page.locator('body > section');
  await expect(sheet).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('cell', { name: markup, exact: true }).first()).toBeVisible();
  await expect(sheet.locator('img, script, a')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
}

/** Opens each record in the side panel, the newest first. */
async function leafThrough(page: Page, stored: readonly string[]): Promise<void> {
  const ids = stored.toReversed();
  await page.locator(`#opens-${ids[0]}`).click();
  for (const id of ids) {
    await expect(page).toHaveURL(new RegExp(`record=${id}$`));
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeFocused();
    if (id !== ids.at(-1)) await page.keyboard.press('j');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toBeHidden();
}
