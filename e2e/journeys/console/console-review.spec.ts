import { profileBody, registerEndpoint } from 'contract/profile';
import { recordKinds } from 'contract/review';
import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import {
  cell,
  expectNoFaults,
  forgetRefused,
  member,
  members,
  panelOf,
  submit,
} from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

test('a form that a visitor sends appears without a reload and moves nothing', async ({
  page,
  logInAsAdmin,
}) => {
  for (let i = 0; i < 40; i += 1)
    await submit(page, '/api/church-member', {
      ...member,
      name: `Reader ${i}`,
      email: `r${i}@example.org`,
    });
  await logInAsAdmin();
  await page.goto(members);
  await expect(page.getByText('40 Unique')).toBeVisible();
  await cell(page, 'Reader 36').first().focus();
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo(0, 200));
  await expect(cell(page, 'Reader 32')).toBeVisible();
  const before = await cell(page, 'Reader 32').boundingBox();

  await submit(page, '/api/church-member', {
    ...member,
    name: 'Late Visitor',
    email: 'late@example.org',
  });
  await expect(page.getByText('41 Unique')).toBeVisible();
  expect(await cell(page, 'Reader 32').boundingBox()).toEqual(before);
  await expect(
    page.getByRole('status').filter({ hasText: '1 new in Church Members.' }),
  ).toBeAttached();
  await expectNoFaults(page, 'arrival');
  await page.getByRole('button', { name: '1 new - show' }).click();
  await expect(cell(page, 'Late Visitor')).toBeVisible();
});

test('one person is found in every section, by e-mail, phone or name', async ({
  page,
  complaints,
  logInAsAdmin,
}) => {
  for (const name of submissionNames) {
    const { endpoint, body } = submissions[name];
    await submit(page, endpoint, asSentBy(member, sampleOf(body)));
  }
  await submit(page, registerEndpoint, asSentBy(member, sampleOf(profileBody)));
  const otherEmail = { ...member, name: 'R. B.', email: 'work@example.org' };
  await submit(page, '/api/church-member', otherEmail);
  const otherPerson = { name: 'Somebody Else', email: 'else@example.org', phone: '+43 1 000000' };
  await submit(page, '/api/partnership', asSentBy(otherPerson, { name: '', phone: '' }));
  await submit(page, '/api/church-member', { ...member, ...otherPerson });
  await logInAsAdmin();
  await page.getByLabel('Search all sections').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Everything about/);
  const byMail = 1 + submissionNames.filter(asksForMail).length;
  const found = `${byMail} records in ${byMail} sections`;
  await expect(page.getByText(found)).toBeVisible();
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('link', { name: /Ruth Berger/ }).click();
  await expect(panelOf(page, member.name).getByText('message of Ruth')).toBeVisible();
  await page.getByRole('region', { name: 'Church Members' }).getByRole('link').click();
  const panel = panelOf(page, member.name);
  await expect(panel.getByText('department of Ruth')).toBeVisible();
  await expectNoFaults(page, 'search');
  await panel.getByRole('link', { name: 'Everything about this person' }).click();
  const kinds = recordKinds.length;
  const everything = `${kinds + 1} records in ${kinds} sections`;
  await expect(page.getByText(everything)).toBeVisible();
  await expectNoFaults(page, 'everything');
  await page.getByLabel('Search all sections').fill('nobody at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nothing was found/)).toBeVisible();
  await expectNoFaults(page, 'nothing-found');

  await page.route('**/api/admin/search', (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Search all sections').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The search did not work.');
  await expectNoFaults(page, 'search-failed');
  forgetRefused(complaints, 503);
});

test('a session that ended leads to the login and back, and the note is still there', async ({
  page,
  context,
  complaints,
  logInAsAdmin,
}) => {
  const { _id } = await submit(page, '/api/church-member', member);
  await logInAsAdmin();
  await page.addInitScript(refuseText, 'No data found.');
  await page.goto(`${members}&record=${_id}`);
  await page.getByLabel('Note', { exact: true }).fill('Half a thought');
  await context.clearCookies();
  await panelOf(page, 'Ruth Berger').getByText('Done', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await expect(page).toHaveURL(new RegExp(`section=church-members&record=${_id}$`));
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard draft' }).click();

  await context.clearCookies();
  await page.getByRole('link', { name: 'Welfare' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expectNoFaults(page, 'session-ended');
  forgetRefused(complaints, 401);
});

const asksForMail = (name: SubmissionName): boolean =>
  ['email', 'contactEmail'].some((field) => field in submissions[name].body.properties);

/** A form with a person's name, e-mail address and phone number in all of its fields for them. */
function asSentBy(
  { name, email, phone }: Pick<typeof member, 'name' | 'email' | 'phone'>,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const person = { name, fullName: name, email, contactEmail: email, phone };
  const asked = Object.entries(person).filter(([field]) => field in body);
  return { ...body, ...Object.fromEntries(asked) };
}

/** Runs in the page: adds a complaint if the text is ever shown, however shortly. */
function refuseText(text: string): void {
  new MutationObserver(() => {
    if (document.documentElement.textContent.includes(text)) throw new Error(`${text} was shown.`);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
