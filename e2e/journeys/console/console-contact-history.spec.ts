import { submissions } from 'contract/submissions';
import { expectNoFaults, panelOf, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';

const ada = { fullName: 'Ada Example', email: 'ada@example.org', phone: '0664 1234567' };
const phone = { width: 390, height: 940 };

test('staff write to a first timer by mail and by WhatsApp, and plan the next contacts', async ({
  page,
  context,
  product,
  logInAsAdmin,
}) => {
  // A test must not contact a real number.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const { _id } = await submit(page, submissions.firstTimer.endpoint, ada);
  await logInAsAdmin();
  await page.goto(`/admin/dashboard?section=first-timers&record=${_id}`);
  const contact = panelOf(page, ada.fullName).getByRole('region', { name: 'Conversation' });
  await expect(contact.getByText(/^Day 1,/)).toBeVisible();

  const write = contact.getByRole('button', { name: 'Write an e-mail' });
  const letter = page.getByRole('dialog', { name: `E-mail to ${ada.fullName}` });
  // On a phone the panel is remounted with its dialog; the typed text stays.
  await page.setViewportSize(phone);
  await write.click();
  await letter.getByLabel('Text').fill('Hallo Ada Example,\n\nbis Sonntag!\n\nHerzliche Grüße');
  await expectNoFaults(page, 'letter', [390]);
  await write.click();
  await expect(letter.getByLabel('Text')).toHaveValue(/bis Sonntag!/);
  await letter.getByLabel('Language').selectOption('Deutsch');
  await letter.getByLabel('Subject').fill('Schön, dass du da warst');
  await letter.getByLabel('Text').fill('Hallo Ada Example,\n\nbis bald!\n\nHerzliche Grüße');
  await letter.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(contact.getByText('The e-mail is on its way.')).toBeVisible();
  await expect(write).toBeFocused();
  expect(await readMail(product.dataFolder, /Hallo Ada Example,/)).toContain('Herzliche Grüße');
  await expect(contact.getByText(/E-mail to ada@example\.org · sent/)).toBeVisible();
  // What was promised stays, and the record is being worked on.
  await expect(contact.getByText('Hallo Ada Example,')).toBeVisible();
  await expect(
    panelOf(page, ada.fullName).getByRole('radio', { name: 'In progress' }),
  ).toBeChecked();

  await contact.getByRole('button', { name: 'Write by WhatsApp' }).click();
  const message = page.getByRole('dialog', { name: `WhatsApp to ${ada.fullName}` });
  await message.getByLabel('The number says no country.').selectOption('Austria');
  await message.getByLabel('Text').fill('Hallo Ada, bis Sonntag!');
  await expectNoFaults(page, 'whatsapp', [1350]);
  const opened = context.waitForEvent('page');
  await message.getByRole('link', { name: 'Open WhatsApp' }).click();
  const tab = await opened;
  await tab.waitForURL('https://wa.me/**');
  expect(tab.url()).toBe('https://wa.me/436641234567?text=Hallo%20Ada%2C%20bis%20Sonntag!');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await tab.close();
  await expect(contact.getByText('WhatsApp · How are you?')).toBeVisible();
  await expectNoFaults(page, 'outreach', [1350]);

  await page.goto('/admin/dashboard?section=follow-up');
  await expect(page.getByText('Nobody is waiting here.')).toBeVisible();
  // She was written to, so nobody is left who was never contacted.
  await page.getByRole('radio', { name: 'Never contacted (0)' }).check();
  await expect(page.getByText('Nobody is waiting here.')).toBeVisible();
  await expectNoFaults(page, 'never-contacted', [390, 1350]);
  await page.getByText('On which days people are due').click();
  await page.getByLabel('Days after the first visit').fill('2, 5');
  await page.getByRole('button', { name: 'Save the days' }).click();
  await expect(page.getByText('The days are saved and hold from now on.')).toBeVisible();
  await expectNoFaults(page, 'follow-up', [390]);
});
