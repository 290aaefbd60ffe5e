import {
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
  await page.getByLabel('New note').fill('Half a thought');
  await context.clearCookies();
  await panelOf(page, 'Ruth Berger').getByText('Done', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await expect(page).toHaveURL(new RegExp(`section=church-members&record=${_id}$`));
  await expect(page.getByLabel('New note')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard draft' }).click();

  await context.clearCookies();
  await page.getByRole('link', { name: 'Welfare' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expectNoFaults(page, 'session-ended');
  forgetRefused(complaints, 401);
});

/** Runs in the page: adds a complaint if the text is ever shown, however shortly. */
function refuseText(text: string): void {
  new MutationObserver(() => {
    if (document.documentElement.textContent.includes(text)) throw new Error(`${text} was shown.`);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
