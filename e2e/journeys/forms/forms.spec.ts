import { saveData } from '../../fixtures/data-saver.ts';
import {
  field,
  fillContact,
  fillDedication,
  submitButton,
  untilFormIsReady,
} from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';

test('a form that the server refuses without JavaScript says what to do', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/forms/child-dedication`);
  await fillDedication(page);
  // A browser accepts an invisible character as a name; the server does not.
  await field(page, 'childName').fill('\u200b');
  const long = 'x'.repeat(5012);
  await field(page, 'message').fill(long);
  await submitButton(page).click();
  await page.waitForURL('**/forms/child-dedication/not-sent#childName');
  await expect(page.locator('#childName')).toBeInViewport();
  await page.goBack();
  await expect(field(page, 'parentsNames')).toHaveValue('Fictional Parents');
  await expect(field(page, 'message')).toHaveValue(long);
  await context.close();
});

test('a form offline keeps everything, through a reload as well, and is sent once when the line is back', async ({
  page,
  context,
  complaints,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await saveData(page);
  await page.goto('/help/contact');
  await untilFormIsReady(page);
  // The code that submits is loaded when the form is first touched (decision 4).
  const client = page.waitForResponse((response) => response.url().endsWith('.js'));
  await field(page, 'name').focus();
  await client;
  await fillContact(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText('We could not reach the church office.')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('When does the choir meet?');
  await expect(page.getByText('Thank you!')).toBeHidden();

  await context.setOffline(false);
  await page.reload();
  await untilFormIsReady(page);
  await expect(field(page, 'subject')).toHaveValue('A question');
  await expect(field(page, 'message')).toHaveValue('When does the choir meet?');
  posts.length = 0;
  await submitButton(page).dblclick();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeFocused();
  expect(posts).toEqual(['/api/contacts']);

  await page.reload();
  await untilFormIsReady(page);
  await expect(field(page, 'message')).toHaveValue('');
  complaints.length = 0;
});

test('an amount may be typed or pasted with a comma, whatever language the browser has', async ({
  page,
}) => {
  await page.goto('/giving/pledge');
  await untilFormIsReady(page);
  await field(page, 'amount').pressSequentially('25,50');
  await expect(field(page, 'amount')).toHaveValue('25.50');

  await field(page, 'message').fill('1.234,50');
  await field(page, 'message').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await field(page, 'amount').selectText();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page, 'amount')).toHaveValue('1234.50');
});
