import {
  cell,
  expectNoFaults,
  member,
  members,
  openSection,
  panelOf,
  submit,
} from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';

test('duplicates are kept apart, which is taken back, then merged and counted, and the merge is undone', async ({
  page,
  logInAsAdmin,
}) => {
  await submit(page, '/api/church-member', member);
  const { _id: merged } = await submit(page, '/api/church-member', {
    ...member,
    department: 'Choir',
    address: 'Sample Lane 2',
  });
  await logInAsAdmin();
  await openSection(page, 'Church Members');
  await page.getByLabel('Manage groups:').check();
  await page.getByRole('button', { name: 'Compare these 2' }).click();
  await page.getByRole('button', { name: 'Not a duplicate - keep both' }).click();
  await expect(page.getByText('Not a duplicate - kept')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();
  await expectNoFaults(page, 'groups');
  await page.reload();
  await page.getByLabel('Manage groups:').check();
  await expect(page.getByText('Not a duplicate - kept')).toBeVisible();
  await page.getByRole('button', { name: 'Compare these 2' }).click();
  await page.getByRole('button', { name: 'Undo: they may be duplicates' }).click();
  await expect(page.getByText('Not a duplicate - kept')).toBeHidden();

  await page.getByRole('button', { name: 'Compare these 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare records' });
  await expect(dialog.getByRole('row', { name: /^Address differs/ })).toBeVisible();
  await expectNoFaults(page, 'compare');
  await dialog.getByRole('radio', { name: 'Address of record 2' }).check();
  await dialog.getByRole('button', { name: 'Merge into one record' }).click();
  await expect(page.getByText('2 records are now one: Ruth Berger.')).toBeVisible();
  await expect(page.getByText('1 Unique')).toBeVisible();
  await expect(page.getByText('0 Duplicates')).toBeVisible();
  await expect(cell(page, 'Sample Lane 2')).toBeVisible();
  await expect(cell(page, 'Choir')).toBeVisible();

  await page.goto(`${members}&record=${merged}`);
  const panel = panelOf(page, 'Ruth Berger');
  await expect(panel.getByText('This record was merged into another one.')).toBeVisible();
  await expectNoFaults(page, 'merged-away');
  await panel.getByRole('button', { name: 'Open the record it was merged into' }).click();
  await expect(panel.getByRole('button', { name: 'Undo this merge' })).toBeVisible();
  await expectNoFaults(page, 'survivor');
  await panel.getByRole('button', { name: 'Undo this merge' }).click();
  await expect(page.getByText('The merge was undone.')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
});
