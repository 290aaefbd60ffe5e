import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  churchToolsExport,
  formerFirstTimers,
} from '../../../api/testing/samples/churchtools-members.ts';
import { expectNoFaults, openOffice, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';

/** All that the import touches, byte for byte. Only the versions of persons count on, so that no older one is taken. */
async function readRecords(page: Page): Promise<readonly string[]> {
  const lists = ['/api/profiles', '/api/first-timer', '/api/admin/persons'];
  const texts = lists.map(async (list) => (await page.request.get(list)).text());
  return (await Promise.all(texts)).map((text) => text.replaceAll(/"version":\d+/g, ''));
}

/** The faults of one kind. */
const faults = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: title, exact: true }) });

test('350 members of a ChurchTools export come in, 12 of them to their first visit, and go again without a trace', async ({
  page,
  logInAsAdmin,
}) => {
  for (const { body } of formerFirstTimers) await submit(page, '/api/first-timer', body);
  // Somebody else, or not: only the name is that of the first member.
  await submit(page, '/api/first-timer', {
    ...{ fullName: 'Sample 001 Mitglied 001', email: 'another@example.org' },
    phone: '+43 512 000 901',
  });
  await logInAsAdmin();
  await openOffice(page, 'Import');
  const before = await readRecords(page);

  await page.getByLabel('File to import').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(churchToolsExport()),
  });
  await expect(page.getByText('350 rows, from ChurchTools')).toBeVisible();
  await page.getByLabel('Member type, for all rows').selectOption('Physical');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('40 rows with a fault, 1 row to decide left.')).toBeVisible();

  // What is missing for good stays out, what is optional is left empty, and the rest is mended.
  for (const title of ['E-mail is missing (8)', 'Phone is missing (5)'])
    await faults(page, title)
      .getByRole('button', { name: /^Leave all \d rows out$/ })
      .click();
  for (const title of [
    'Date of birth is not a date (10)',
    'Date of birth is not a day from 1900 to today (2)',
    'Marital status is not one of the choices (2)',
  ])
    await faults(page, title)
      .getByRole('button', { name: /^Leave it empty in all/ })
      .click();
  await page.getByLabel('“siehe Notiz” in all 3 rows is').selectOption('Prefer not to say');
  await page.getByLabel(/^Country, row/).selectOption('Austria');
  await page.getByLabel(/^Full name, row/).fill('Sample Without Name');
  await page.getByLabel(/^Address, row/).fill('Musterstraße 1, 6020 Innsbruck');
  for (const phone of await page.getByLabel(/^Phone, row/).all()) await phone.fill('0512 000999');
  const emails = await page.getByLabel(/^E-mail, row/).all();
  for (const [place, email] of emails.entries()) {
    await email.fill(`mended.${place}@example.org`);
    await email.press('Enter');
  }
  await page
    .getByRole('group', { name: /^Row 2: Sample 001/ })
    .getByLabel('Somebody new')
    .check();
  // At the page's top no link is half below the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoFaults(page, 'import-faults', [1350, 390]);
  await page.getByRole('button', { name: 'Check again with 41 decisions' }).click();

  await expect(page.getByText('No row has a fault')).toBeVisible();
  await expect(page.getByText('337 records are added to User Profiles.')).toBeVisible();
  await expect(page.getByText('12 of the added belong to people')).toBeVisible();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await page.getByRole('button', { name: /^Open row 21:/ }).click();
  await expect(page.getByText('Becomes a further record of Sample 020')).toBeVisible();
  await expectNoFaults(page, 'import-row', [1350, 390]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import 337 rows' }).click();
  await expect(page.getByText('Imported: 337 records added, 0 changed')).toBeVisible();
  await expectNoFaults(page, 'import-done', [1350, 390]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Report, row by row: CSV:/ }).click();
  const report = readFileSync(await (await saved).path(), 'utf8');
  expect(report.trimEnd().split('\n')).toHaveLength(351);

  await page.getByRole('button', { name: /^Undo the import/ }).click();
  await page
    .getByRole('button', { name: /^Undo the import/ })
    .last()
    .click();
  await expect(page.getByText('The import is undone.')).toBeVisible();
  expect(await readRecords(page)).toEqual(before);
});
