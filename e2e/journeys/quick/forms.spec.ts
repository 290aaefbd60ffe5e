import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import {
  field,
  fillContact,
  fillDedication,
  fillPledge,
  fillRegistration,
  submitButton,
} from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { openWithoutScript } from '../../fixtures/late-script.ts';
import { onPhones } from '../../fixtures/phones.ts';
import { admin } from '../../fixtures/product/product-server.ts';

const awakening = 'Innsbruck Spiritual Awakening';

test('a pledge, a child dedication and a registration for the awakening are sent, with JavaScript and without', async ({
  browser,
  product,
}) => {
  await onPhones(browser, product, async ({ page, hasScript, open }) => {
    /** axe needs scripts. */
    const expectNoFaults = async () => {
      if (hasScript) expect(await findAccessibilityFaults(page)).toEqual([]);
    };

    await open('/giving/pledge');
    await expectNoFaults();
    await fillPledge(page);
    await submitButton(page).click();
    await expect(page.getByText('Thank you for your pledge!')).toBeVisible();
    // The pledge form stays, with its fields cleared (requirements 4).
    if (hasScript) await expect(field(page, 'name')).toHaveValue('');

    await open('/forms/child-dedication');
    await expectNoFaults();
    await fillDedication(page);
    await submitButton(page).click();
    await expect(page.getByText('Child Dedication Submitted Successfully.')).toBeVisible();
    await expect(page.getByText('We will call you within a week')).toBeVisible();
    await expectNoFaults();

    // A link from the awakening's page preselects the programme and shows its time and place.
    await open('/more/awakening');
    await expectNoFaults();
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    // Without JavaScript the default stays, and the visitor chooses.
    if (!hasScript) await field(page, 'program').selectOption(awakening);
    await expect(field(page, 'program')).toHaveValue(awakening);
    await expect(page.locator('main form').getByText('Sep 13 2025')).toBeVisible();
    await expect(page.locator('main form').getByText('Oct 25 2025')).toBeHidden();
    await expectNoFaults();
    await fillRegistration(page);
    await submitButton(page).click();
    await expect(page.getByText('Thank you for registering!')).toBeInViewport();
    const receipt = page.locator('#innsbruck-spiritual-awakening');
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText('Sep 13 2025, 9:00 AM-4:00 PM');
    await expect(page.getByText('Oct 25 2025')).toBeHidden();
  });
});

test.describe('before the script is there', () => {
  test.use({ waitsForScript: false });

  test('a form that was sent is stored, and leads to its thanks', async ({ page, request }) => {
    await openWithoutScript(page, '/help/contact');
    await fillContact(page);
    await submitButton(page).click();
    await page.waitForURL('**/help/contact/sent');
    const { email, password } = admin;
    await request.post('/api/auth/admin/login', { data: { email, password } });
    expect(await (await request.get('/api/contacts')).json()).toHaveLength(1);
  });
});
