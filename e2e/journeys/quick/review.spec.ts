import {
  expectNoFaults,
  forgetRefused,
  member,
  openSecondBrowser,
  openSection,
  panelOf,
  submit,
} from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';

test('a record is changed in one browser and seen in another', async ({
  page,
  browser,
  product,
  complaints,
  logInAsAdmin,
}) => {
  await submit(page, '/api/church-member', member);
  await logInAsAdmin();
  await openSection(page, 'Church Members');
  const row = page.getByRole('row', { name: /UNIQUE/ });
  const place = async () => (await row.boundingBox())?.y;
  const before = await place();
  await page.getByRole('link', { name: 'Ruth Berger' }).click();
  const panel = panelOf(page, 'Ruth Berger');
  await expect(panel.getByRole('heading', { name: 'Ruth Berger' })).toBeFocused();
  await expect(page).toHaveURL(/&record=/);
  expect(await place()).toBe(before);
  // Forced colours remove the background that marks the open record otherwise.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(row).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });

  const elsewhere = await openSecondBrowser(browser, product.origin);
  await elsewhere.goto(page.url());
  const theirs = panelOf(elsewhere, 'Ruth Berger');
  await expect(theirs.getByRole('radio', { name: 'New' })).toBeChecked();

  await panel.getByText('In progress').click();
  await panel.getByRole('button', { name: 'Assign to me' }).click();
  await expect(panel.getByLabel('Assigned to')).toHaveValue(/./);
  await panel.getByLabel('New note').fill('Called her.');
  await panel.getByRole('button', { name: 'Save note' }).click();

  await expect(theirs.getByRole('radio', { name: 'In progress' })).toBeChecked();
  await expect(elsewhere.getByRole('radio', { name: 'In progress (1)' })).toBeAttached();
  await expect(theirs.getByLabel('Assigned to')).toHaveValue(/./);
  await expect(theirs.getByText('Called her.')).toBeVisible();

  // The other browser is faster, between the click and the arrival of its request.
  await page.route('**/api/admin/reviews/churchMember/*', async (route) => {
    await theirs.getByText('Done', { exact: true }).click();
    await expect(elsewhere.getByRole('radio', { name: 'Done (1)' })).toBeAttached();
    await route.continue();
  });
  await panel.getByLabel('New note').fill('She comes on Sunday.');
  await panel.getByText('New', { exact: true }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    `${admin.email} has changed this in the meantime. Your change was not saved; it is now marked “Done”.`,
  );
  await expectNoFaults(page, 'overtaken');
  // The window was narrow meanwhile, which remounts the panel.
  await expect(panel.getByRole('alert')).toContainText('Your change was not saved');

  await theirs.getByLabel('New note').fill('She called back.');
  await theirs.getByRole('button', { name: 'Save note' }).click();
  await expect(theirs.getByText('She called back.')).toBeVisible();
  await elsewhere.context().close();
  // Notes stand side by side: none is written over another.
  await expect(panel.getByLabel('New note')).toHaveValue('She comes on Sunday.');
  await panel.getByRole('button', { name: 'Save note' }).click();
  for (const note of ['Called her.', 'She called back.', 'She comes on Sunday.'])
    await expect(panel.getByText(note)).toBeVisible();
  await expectNoFaults(page, 'notes');
  forgetRefused(complaints, 409);
});
