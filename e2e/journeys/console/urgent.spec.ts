import { expectNoFaults, openSecondBrowser } from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';

test('a cry for help reaches who is on call, who takes it by one button without a login', async ({
  page,
  browser,
  product,
}) => {
  const staff = await openSecondBrowser(browser, product.origin);
  await staff.goto('/admin/dashboard?section=urgency');
  await staff.getByLabel('Add somebody').selectOption({ index: 1 });
  await staff.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(staff.getByText('The list is saved.')).toBeVisible();
  await expectNoFaults(staff, 'urgency', [1350, 390]);

  await page.goto('/help/request');
  await field(page, 'fullName').fill('Fictional Visitor');
  await field(page, 'email').fill('visitor@example.org');
  await field(page, 'phone').fill('+43 660 0000001');
  await field(page, 'requestType').selectOption('counseling');
  await field(page, 'message').fill('Ich will nicht mehr leben.');
  await submitButton(page).click();
  // Everybody sees the help lines, whatever they wrote.
  await expect(page.getByRole('link', { name: 'Austria: 142' })).toBeVisible();
  await expectNoFaults(page, 'thanks-with-help', [1350, 390]);

  const mail = await readMail(product.dataFolder, /seems to be urgent/);
  expect(mail).not.toMatch(/Fictional|leben|visitor/);
  const [link = ''] = /https?:\S+\/api\/on-call\/alert\S*/.exec(mail) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByRole('button', { name: 'I take care of this' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you: it is yours' })).toBeVisible();

  await staff.goto('/admin/dashboard?section=overview&list=mine');
  await expect(staff.getByText('Ich will nicht mehr leben.').first()).toBeVisible();
  await staff.context().close();
});
