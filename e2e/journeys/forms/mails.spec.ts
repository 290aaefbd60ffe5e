import type { Page } from '@playwright/test';
import { expectNoFaults, openSecondBrowser } from '../../fixtures/console/console-page.ts';
import { field, fillContact, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail, readMails, recipientOf } from '../../fixtures/product/mailbox.ts';
import { admin } from '../../fixtures/product/product-server.ts';

const visitor = 'visitor@example.org';

/** Chooses immediate mails about messages, and no daily mail. */
async function chooseNews(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?section=my-account');
  await field(page, 'mails-contact').selectOption('at-once');
  await field(page, 'digestHour').selectOption('never');
  await page.getByRole('button', { name: 'Save mails' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a form is a mail to the right people and nobody else within ten seconds', async ({
    page,
    browser,
    product,
  }) => {
    const staff = await openSecondBrowser(browser, product.origin);
    await chooseNews(staff);
    await staff.context().close();
    await page.goto('/help/contact');
    await fillContact(page);
    await submitButton(page).tap();
    await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
    const sentAt = Date.now();
    const news = await readMail(product.dataFolder, /something has arrived/);
    const confirmation = await readMail(product.dataFolder, /has reached us/);
    expect(Date.now() - sentAt).toBeLessThan(10_000);
    const recipients = readMails(product.dataFolder).map(recipientOf);
    expect(recipients.sort()).toEqual([admin.email, visitor]);
    for (const text of [news, confirmation]) expect(text).not.toMatch(/choir|Fictional|A question/);
    expect(news).not.toContain(visitor);

    // The link leads to the login, and shows no record without it.
    const [link = ''] = /https?:\S+\/admin\/dashboard\S*/.exec(news) ?? [];
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await page.waitForURL('**/join-us/admin-login**');
    await field(page, 'email').fill(admin.email);
    await field(page, 'password').fill(admin.password);
    await submitButton(page).click();
    await page.waitForURL('**/admin/dashboard**');
    await page.goto('/admin/dashboard?section=contacts');
    await expect(page.getByRole('link', { name: 'Fictional Visitor' })).toBeVisible();
    await page.goto('/admin/dashboard?section=mails');
    await expect(page.getByText('No e-mail has failed.')).toBeVisible();
    await expectNoFaults(page, 'mail-queue', [390]);
  });
});
