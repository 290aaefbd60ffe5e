import { submissions } from 'contract/submissions';
import { expectNoFaults, submit } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail, readMails, recipientOf } from '../../fixtures/product/mailbox.ts';
import { admin } from '../../fixtures/product/product-server.ts';

// The test publishes, which changes the pages.
test.use({ site: 'own' });
test.slow();

const visitor = 'visitor@example.org';

test('what a mail says is changed, looked at, sent to oneself, and published', async ({
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await logInAsAdmin();
  await page.goto('/admin/dashboard?section=website-form-mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails after forms' })).toBeVisible();
  const text = field(page, 'received-en');
  await expect(text).toHaveValue(/has reached us/);
  await expectNoFaults(page, 'website-mails', [1350, 390]);
  await text.fill('Grüß Gott from {church}!\n{understood}\nSee you:\n{link}');
  await field(page, 'received-de').fill('Grüß Gott von {church}!\n{understood}\n{link}');

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const mail = page.frameLocator('iframe[title="Preview: A form has arrived"]');
  await expect(mail.getByText(/^Grüß Gott from [^{]+!$/)).toBeVisible();
  await expect(mail.getByRole('link', { name: 'How to find us' })).toBeVisible();
  await expect(dialog.getByText(/^Your form has reached [^{]+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send it to me' }).click();
  await expect(dialog.getByText('It is on its way to your e-mail address.')).toBeVisible();
  await readMail(product.dataFolder, /Grüß Gott from/);
  expect(readMails(product.dataFolder).map(recipientOf)).toEqual([admin.email]);
  await dialog.getByRole('radio', { name: 'Phone, 390' }).check();
  // The sandbox reports the blocked link.
  complaints.splice(0);
  await expectNoFaults(page, 'website-mails-preview', [1350, 390]);
  await dialog.getByRole('button', { name: 'Close the preview' }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is published. The next mail says it so.')).toBeVisible();
  const contact = { name: 'Fictional Visitor', email: visitor, subject: 'A', message: 'B' };
  await submit(page, submissions.contact.endpoint, contact);
  const recipients = () => readMails(product.dataFolder).map(recipientOf).toSorted();
  // The second email to the owner tells of the change (requirements 10.11).
  await expect.poll(recipients).toEqual([admin.email, admin.email, visitor]);
  const confirmation = await readMail(product.dataFolder, /Grüß Gott from/);
  expect(confirmation).toMatch(/^Hello,\s+Grüß Gott from [^{]+!\s+Form: /);
});
