import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { profileBody, registerEndpoint } from 'contract/profile';
import type { BodySchema, FieldSchema } from 'contract/field';
import { submissionNames, submissions } from 'contract/submissions';
import { findAccessibilityFaults } from '../product/accessibility.ts';
import { openSection, sections } from '../product/console-desk.ts';
import { expect, test } from '../product/journey.ts';

const widths = [390, 820, 1350];

/** SAFETY 3.C: accepted and inert. */
const payloads = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; DROP TABLE submissions; --",
  '=HYPERLINK("javascript:alert(1)")',
  'javascript:alert(1)//\u202Etxt',
];

test.beforeEach(async ({ page, logInAsAdmin }) => {
  await seedEverySection(page);
  await logInAsAdmin();
});

test('every section shows what was sent, at every width, and axe finds nothing', async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 940 });
    for (const name of sections) {
      await openSection(page, name);
      await expect(page.getByRole('grid').first()).toBeVisible();
      await page.screenshot({ path: `screenshots/console-${name.replace(' ', '-')}-${width}.png` });
      if (width !== 820) expect([name, await findAccessibilityFaults(page)]).toEqual([name, []]);
    }
  }
});

test('duplicates, their groups and what they say that is new', async ({ page }) => {
  await openSection(page, 'Welfare');
  await expect(page.getByText('2 Unique')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();
  const rows = page.getByRole('row', { name: /UNIQUE|DUPLICATE/ });
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Show duplicates:').check();
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Manage groups:').check();
  await expect(page.getByRole('heading', { name: 'Duplicate Groups (1)' })).toBeVisible();
  await page.getByRole('button', { name: '1 Repeat - new content' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('The rent again');
});

test('the programmes of an attendance are told apart', async ({ page }) => {
  await openSection(page, 'Program Attendance');
  await page.getByLabel('Filter:').selectOption({ label: 'Other / Unknown (1)' });
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(page.getByRole('grid', { name: 'Other / Unknown' })).toBeVisible();
});

test('what was found is exported, and printed without the page around it', async ({ page }) => {
  await openSection(page, 'Contacts');
  await page.getByRole('searchbox').fill('HYPERLINK');
  const rows = page.getByRole('row', { name: /UNIQUE|DUPLICATE/ });
  await expect(rows).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file for German Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const [header, line, ...rest] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(header).toBe('\ufeffStatus;Name;E-mail;Subject;Message');
  expect(line).toContain(`"'=HYPERLINK(""javascript:alert(1)"")"`);
  expect(rest).toEqual(['']);

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
  await page.screenshot({ path: 'screenshots/console-print.png' });
});

test('the table is worked with the keyboard, and remembered', async ({ page }) => {
  await openSection(page, 'Contacts');
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-field', 'name');
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: 'Density' }).press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

/** An ordinary record of each kind and one of payloads; in Welfare somebody who asks twice, in other words. */
async function seedEverySection(page: Page): Promise<void> {
  for (const name of submissionNames) {
    const { endpoint, body } = submissions[name];
    await post(page, endpoint, sampleOf(body));
    for (const payload of name === 'contact' ? payloads : payloads.slice(0, 1))
      await post(page, endpoint, sampleOf(body, payload));
  }
  await post(page, submissions.welfare.endpoint, {
    ...sampleOf(submissions.welfare.body),
    message: 'The rent again',
  });
  await page.request.post(registerEndpoint, {
    multipart: sampleOf(profileBody, payloads[0]) as Record<string, string>,
  });
}

async function post(page: Page, endpoint: string, data: object): Promise<void> {
  const answer = await page.request.post(endpoint, { data });
  expect([endpoint, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
    endpoint,
    201,
    '',
  ]);
}

const sampleOf = ({ properties }: BodySchema, payload?: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      sampleValue(field, schema, payload),
    ]),
  );

function sampleValue(field: string, schema: FieldSchema, payload?: string): unknown {
  if (schema.type === 'number') return 50;
  if ('enum' in schema) return schema.enum[0];
  if (schema.format === 'email')
    return payload ? `p${payloads.indexOf(payload)}@example.org` : 'ruth@example.org';
  if (schema.format === 'phone') return payload ? '<b>0512</b> 1' : '+43 512 000001';
  if (schema.format === 'date' || schema.format === 'birth-date') return '2026-01-12';
  if (schema.format === 'password') return 'a long sample password';
  if (payload) return payload;
  return field === 'program' ? 'Innsbruck City Praise' : `${field} of Ruth`;
}
