import { submissions } from 'contract/submissions';
import { getReviews } from 'contract/review-requests';
import { toAddress } from 'contract/request';
import {
  expectNoFaults,
  forgetRefused,
  member,
  members,
  openSection,
  submit,
} from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';

test('what is refused, empty, unknown, on its way or out of reach is said, and axe finds nothing', async ({
  page,
  complaints,
  logInAsAdmin,
}) => {
  const { _id } = await submit(page, submissions.churchMember.endpoint, member);
  const { name, email } = member;
  const question = { name, email, subject: 'Choir', message: 'Two lines\nare cut in a cell' };
  await submit(page, submissions.contact.endpoint, question);
  await page.goto('/join-us/admin-login');
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill('not the password');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials.');
  await expectNoFaults(page, 'login-refused');
  forgetRefused(complaints, 401);

  await logInAsAdmin();
  await expect(page.getByText('No data found.')).toBeVisible();
  await expectNoFaults(page, 'empty');

  await openSection(page, 'Contacts');
  await page.getByRole('button', { name: 'Two lines are cut in a cell' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Message' })).toBeVisible();
  await expectNoFaults(page, 'whole-text');
  await page.keyboard.press('Escape');

  await page.route(`**${submissions.welfare.endpoint}`, () => undefined);
  await openSection(page, 'Welfare');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expectNoFaults(page, 'loading');

  await page.route(`**${submissions.enquiry.endpoint}`, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await openSection(page, 'Enquiries');
  await expect(page.getByRole('alert')).toContainText('This list could not be loaded');
  await expect(page.getByText('No data found.')).toBeVisible();
  await expectNoFaults(page, 'list-failed');
  await page.unroute(`**${submissions.enquiry.endpoint}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  // Requirements 8 prescribes that it is logged.
  const logged = `The list ${submissions.enquiry.endpoint} could not be read: 503.`;
  expect(complaints).toContain(logged);
  complaints.splice(complaints.indexOf(logged), 1);

  await page.route('**/api/admin/search', () => undefined);
  await page.getByLabel('Search all sections').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Searching...')).toBeVisible();
  await expectNoFaults(page, 'searching');
  await page.unroute('**/api/admin/search');
  await page.getByLabel('Search all sections').fill('nobody at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nothing was found/)).toBeVisible();
  await expectNoFaults(page, 'nothing-found');
  await page.getByLabel('Search all sections').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 records in 2 sections')).toBeVisible();
  await expectNoFaults(page, 'search');

  await page.goto(`${members}&record=of-nobody`);
  await expect(page.getByText('This record is not in this list')).toBeVisible();
  await expectNoFaults(page, 'not-in-list');

  await page.goto('/admin/dashboard?section=elsewhere');
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await expectNoFaults(page, 'unknown');

  await page.route(`**${toAddress(getReviews, { kind: 'churchMember' })}`, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.goto(`${members}&record=${_id}`);
  await expect(page.getByText('It could not be loaded how far these records are.')).toBeVisible();
  await expectNoFaults(page, 'reviews-out-of-reach');
  forgetRefused(complaints, 503);
});
