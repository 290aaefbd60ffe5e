import { ada } from '../../e2e/fixtures/member.ts';
import { admin } from '../../e2e/fixtures/product/product-server.ts';
import { expectAddress, expectText, test } from './engine-journey.ts';
import type { EnginePage } from './engine-page.ts';

const submit = 'main button[type=submit]';

async function fillIn(page: EnginePage, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.fill(`main [name="${name}"]`, value);
}

async function writeToOffice(page: EnginePage, origin: string): Promise<void> {
  await page.open(`${origin}/help/contact`);
  await fillIn(page, {
    name: 'Fictional Visitor',
    email: 'visitor@example.org',
    subject: 'A question',
    message: 'When does the choir meet?',
  });
  await page.click(submit);
  await expectText(page, 'main', 'Thank you! Your message has been sent.');
}

test('the menu leads to a page without loading the site again', async ({ enginePage, origin }) => {
  await enginePage.resize(1350, 940);
  await enginePage.open(origin);
  await enginePage.click('header button[popovertarget="menu-help"]');
  await enginePage.click('header a[href="/help/contact"]');
  await expectText(enginePage, 'h1', 'Contact us');
  await expectAddress(enginePage, /\/help\/contact$/);
});

test('a form is sent and thanks on its own page', async ({ enginePage, origin }) => {
  await writeToOffice(enginePage, origin);
  await expectAddress(enginePage, /\/help\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ isScripted: false });

  test('a form is sent and the server thanks', async ({ enginePage, origin }) => {
    await writeToOffice(enginePage, origin);
    await expectAddress(enginePage, /\/help\/contact\/sent$/);
  });
});

test('a member creates a profile, logs in and sees it', async ({ enginePage, origin }) => {
  await enginePage.open(`${origin}/join-us/create-profile`);
  await fillIn(enginePage, ada);
  await enginePage.choose('main [name=country]', 'Austria');
  await enginePage.choose('main [name=gender]', 'Prefer not to say');
  await enginePage.choose('main [name=memberType]', 'Online');
  await enginePage.click(submit);
  await expectAddress(enginePage, /\/join-us\/login$/);
  await fillIn(enginePage, { email: ada.email, password: ada.password });
  await enginePage.click(submit);
  await expectAddress(enginePage, /\/profile\/[^/]+$/);
  await expectText(enginePage, 'main', ada.address);
});

test('staff log in and find what was sent', async ({ enginePage, origin }) => {
  await writeToOffice(enginePage, origin);
  await enginePage.resize(1350, 940);
  await enginePage.open(`${origin}/join-us/admin-login`);
  await fillIn(enginePage, admin);
  await enginePage.click(submit);
  await expectAddress(enginePage, /\/admin\/dashboard/);
  await enginePage.click('a[href*="section=contacts"]');
  await expectText(enginePage, 'main', '1 Unique');
  await expectText(enginePage, '[role=gridcell][data-field=email]', 'visitor@example.org');
});
