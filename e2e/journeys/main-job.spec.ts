import { field, submitButton } from '../fixtures/form.ts';
import { expect, test } from '../fixtures/journey.ts';

test('a visitor writes twice, staff see one unique and one duplicate, and a restart loses nothing', async ({
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  for (const _time of ['first', 'second']) {
    await page.goto('/help/contact');
    await field(page, 'name').fill('Fictional Visitor');
    await field(page, 'email').fill('visitor@example.org');
    await field(page, 'subject').fill('A question');
    await field(page, 'message').fill('When does the choir meet?');
    await submitButton(page).click();
    await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  }

  await logInAsAdmin();
  await page.getByRole('link', { name: 'Contacts' }).click();
  await expect(page.getByText('1 Unique')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();

  await product.stop();
  await product.start();
  await page.reload();
  // Chromium reports the stream of events that the restart cut off, and each vain try to open it again.
  expect(complaints.filter((line) => !line.includes('net::ERR_'))).toEqual([]);
  complaints.length = 0;
  await expect(page.getByText('1 Unique')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();
  await page.getByLabel('Show duplicates:').check();
  await expect(page.getByRole('gridcell', { name: 'visitor@example.org' })).toHaveCount(2);
});
