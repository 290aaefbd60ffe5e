import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { profileBody } from 'contract/profile';
import { submissionNames, submissions } from 'contract/submissions';
import { registerProfile } from 'contract/profile-requests';
import { findNightFaults } from '../../audits/accessibility.ts';
import { untilStill } from '../../audits/stillness.ts';
import {
  cell,
  expectNoFaults,
  openSection,
  sections,
  submit,
} from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { takePicture } from '../../fixtures/screenshot.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const payload = '<img src=x onerror=alert(1)>';
const formula = '=HYPERLINK("javascript:alert(1)")';

test('every section shows what was sent, at every width, and axe finds nothing', async ({
  page,
  logInAsAdmin,
}) => {
  test.setTimeout(300_000);
  await seedEverySection(page);
  await logInAsAdmin();
  for (const name of sections) {
    // One of them by a phone's menu.
    await page.setViewportSize({ width: name === 'Naming' ? 390 : 1350, height: 940 });
    await openSection(page, name);
    await expect(cell(page, personIn(name))).toBeVisible();
    await expectNoFaults(page, name.replace(' ', '-'));
  }
});

test('the sections are a list that a button opens where there is no room, and a choice closes', async ({
  page,
  logInAsAdmin,
}) => {
  await logInAsAdmin();
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  const toggle = page.getByRole('button', { name: 'Sections' });
  const welfare = navigation.getByText('Welfare', { exact: true });
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 940 });
    await openSection(page, 'Naming');
    await expect(welfare).toBeHidden();
    await toggle.click();
    await expect(welfare).toBeInViewport();
    await welfare.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welfare' })).toBeVisible();
    await expect(welfare).toBeHidden();
    await expect(toggle).toBeVisible();
  }
  await page.setViewportSize({ width: 1350, height: 940 });
  await expect(toggle).toBeHidden();
  for (const name of sections)
    await expect(navigation.getByText(name, { exact: true })).toBeInViewport();
});

test('a phone shows its tools in a bar at the top and one at the foot, for fingers to press', async ({
  page,
  logInAsAdmin,
}) => {
  await logInAsAdmin();
  await page.setViewportSize({ width: 390, height: 844 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const remittance = page.getByRole('link', { name: 'Download Remittance Form' });
  const bars = [
    [button('Menu'), remittance, button('Logout')],
    ['Find', 'Sections', 'More'].map(button),
  ];
  for (const bar of bars) {
    const middles: number[] = [];
    for (const target of bar) {
      await expect(target).toBeInViewport({ ratio: 1 });
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      middles.push(box ? box.y + box.height / 2 : 0);
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  }
  await button('Find').click();
  const palette = page.getByRole('combobox', { name: 'Find people, pages and actions' });
  await expect(palette).toBeFocused();
  await expect(palette).toBeInViewport({ ratio: 1 });
  await button('Close').click();
  await expect(button('Find')).toBeFocused();
  await button('More').click();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
});

test('what was found is exported, and printed without the page around it', async ({
  page,
  logInAsAdmin,
}) => {
  await submitContacts(page);
  await logInAsAdmin();
  await openSection(page, 'Contacts');
  const search = page.getByRole('searchbox', { name: 'Search Contacts' });
  await search.fill('nobody at all');
  await expect(page.getByText('No record matches what the filters show.')).toBeVisible();
  await expectNoFaults(page, 'filtered-empty');
  await search.fill('HYPERLINK');
  const rows = page.getByRole('row', { name: /UNIQUE|DUPLICATE/ });
  await expect(rows).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await expectNoFaults(page, 'export-menu');
  await page.getByRole('menuitem', { name: 'CSV file for German Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const [header, line, ...rest] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(header).toBe('\ufeffStatus;Name;E-mail;Subject;Message;Received;Review state;Assigned to');
  expect(line).toContain(`"'=HYPERLINK(""javascript:alert(1)"")"`);
  expect(rest).toEqual([
    expect.stringMatching(/^"# Left out: \d+ records?, not in the chosen filter\."$/),
    '',
  ]);

  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const sheet = page.locator('body > section');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sheet.locator('tbody tr')).toHaveCount(1);
  await takePicture(page, 'console-print');
});

test('the table is worked with the keyboard, and remembered', async ({ page, logInAsAdmin }) => {
  await submitContacts(page);
  await logInAsAdmin();
  await openSection(page, 'Contacts');
  const firstRow = page.getByRole('row', { name: /UNIQUE/ }).first();
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=gridcell]:focus-within')).toHaveAttribute('data-field', 'name');
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const usualHeight = await heightOf(firstRow);
  await page.getByRole('button', { name: 'Row height' }).press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  // A phone's cards have neither density nor columns.
  await expectNoFaults(page, 'density-menu', [1350, 820]);
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitemradio', { name: 'Compact' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect.poll(() => heightOf(firstRow)).toBeLessThan(usualHeight);
  const compactHeight = await heightOf(firstRow);
  const email = page.getByRole('columnheader', { name: 'E-mail' });
  const width = await widen(page, email, 80);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Subject' }).uncheck();
  await expectNoFaults(page, 'columns-panel', [1350, 820]);
  await page.keyboard.press('Escape');
  const columnMenu = email.getByRole('button', { name: 'E-mail column menu' });
  await email.hover();
  await columnMenu.hover();
  // That of the column may still be there for a moment.
  const tooltip = page.getByRole('tooltip', { name: 'Menu', exact: true });
  await expect(tooltip).toBeVisible();
  expect(await findNightFaults(page, '[role=tooltip]')).toEqual([]);
  await expect(tooltip).toBeVisible();
  await columnMenu.click();
  await expect(page.getByRole('menuitem', { name: 'Sort ascending' })).toBeVisible();
  // The tooltip of the button may still be there, or come again, as long as the pointer is over it.
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  // The menu is positioned at its column and closes when the window is resized.
  await expectNoFaults(page, 'column-menu', [1350]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Rows per page' }).press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoFaults(page, 'rows-per-page');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(await widthOf(email)).toBe(width);
  expect(await heightOf(firstRow)).toBe(compactHeight);
  await expect(page.getByRole('columnheader', { name: 'Subject' })).toHaveCount(0);
});

const heightOf = async (row: Locator) => Math.round((await row.boundingBox())?.height ?? 0);

const widthOf = async (header: Locator) => Math.round((await header.boundingBox())?.width ?? 0);

/** Drags the edge of a column by `by` pixels, and returns its new width. */
async function widen(page: Page, header: Locator, by: number): Promise<number> {
  // The change of density, or a wider window, has just moved it.
  await untilStill(page);
  const before = await widthOf(header);
  const edge = await header.locator('.MuiDataGrid-columnSeparator--resizable').boundingBox();
  if (!edge) throw new Error('The column has no edge to draw.');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(header)).toBe(before + by);
  // After that the grid ignores clicks for a tenth of a second, which only a test is fast enough to notice.
  await page.waitForFunction(() =>
    document.documentElement.dispatchEvent(new MouseEvent('click', { cancelable: true })),
  );
  return before + by;
}

/** A name that occurs in one section only. */
const personIn = (section: string | undefined) => `Ruth in ${section}`;

/** Sends one record of each kind whose first field is a name, and one with a payload. */
async function seedEverySection(page: Page): Promise<void> {
  const forms = [
    ...submissionNames.map((name) => submissions[name]),
    { endpoint: registerProfile.path, body: profileBody },
  ];
  for (const [place, { endpoint, body }] of forms.entries()) {
    const [name = ''] = Object.keys(body.properties);
    await submit(page, endpoint, { ...sampleOf(body), [name]: personIn(sections[place]) });
    await submit(page, endpoint, sampleOf(body, payload));
  }
}

async function submitContacts(page: Page): Promise<void> {
  const { endpoint, body } = submissions.contact;
  await submit(page, endpoint, sampleOf(body));
  await submit(page, endpoint, sampleOf(body, formula));
}
