import type { Page, Request } from '@playwright/test';
import { consentField } from 'contract/consent-field';
import { consentNotices } from 'contract/consent-notices';
import { findSent } from 'contract/my-data-requests';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { tabTo } from '../../audits/keyboard.ts';
import { forgetRefused, openSecondBrowser, panelOf } from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';

const person = {
  fullName: 'Fictional Visitor',
  email: 'visitor@example.org',
  phone: '+43 512 000000',
  message: 'Please pray for me.',
};

const isSent = (request: Request) => request.method() === 'POST' && request.url().includes('/api/');

/** The fields of a request, from JSON or form data. */
const fieldsOf = (request: Request): Record<string, unknown> => {
  const body = request.postData() ?? '';
  return body.startsWith('{')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
};

async function expectNoFaults(page: Page): Promise<void> {
  for (const width of [390, 1350]) {
    await page.setViewportSize({ width, height: 940 });
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

/** Uses a receipt's code by keyboard only: no code, a wrong one, the submission, and the possible actions. */
async function takeBack(page: Page, code: string, complaints: string[]): Promise<void> {
  await page.goto('/de/my-data');
  await tabTo(page, field(page, 'code'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gib den Code deines Belegs ein.')).toBeVisible();
  await expect(field(page, 'code')).toBeFocused();
  await expectNoFaults(page);

  await page.keyboard.insertText('0'.repeat(40));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFaults(page);
  forgetRefused(complaints, 404);

  await field(page, 'code').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Das hast du geschickt' })).toBeFocused();
  await expect(page.getByText(person.message)).toBeVisible();
  await expectNoFaults(page);

  await press(page, 'Einwilligung widerrufen');
  await press(page, 'Ja, widerrufen');
  await expect(page.getByText('Deine Einwilligung ist widerrufen.')).toBeFocused();
  await press(page, 'Um Löschung bitten');
  await press(page, 'Ja, darum bitten');
  await expect(page.getByText(/^Wir haben deine Bitte/)).toBeFocused();
  await expectNoFaults(page);
}

/** Without JavaScript the page after a form links to its receipt. */
async function readReceipt(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Beleg anzeigen' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Beleg' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/api/receipt');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Beleg speichern' }).click();
  expect((await saving).suggestedFilename()).toBe('beleg.txt');
  return page.locator('code').innerText();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('what is agreed to goes with the form into its record, only if it was ticked, and the receipt opens it', async ({
      page,
      browser,
      product,
      complaints,
    }) => {
      const staff = await openSecondBrowser(browser, product.origin);
      for (const isTicked of [false, true]) {
        const fullName = `${person.fullName} ${isTicked ? 'Two' : 'One'}`;
        await page.goto('/de/help/request');
        for (const [name, value] of Object.entries({ ...person, fullName }))
          await field(page, name).fill(value);
        await field(page, 'requestType').selectOption('prayer');
        const box = page.getByRole('checkbox');
        await expect(box).not.toBeChecked();
        if (javaScriptEnabled) expect(await findAccessibilityFaults(page)).toEqual([]);
        if (isTicked) await box.check();
        const sending = page.waitForRequest(isSent);
        await submitButton(page).click();
        const sent = fieldsOf(await sending)[consentField];
        expect(consentNotices.find(({ hash }) => hash === sent)?.language).toBe(
          isTicked ? 'de' : undefined,
        );
        await expect(page.getByRole('heading', { name: 'Wie es weitergeht' })).toBeVisible();

        await staff.goto('/admin/dashboard?section=requests');
        await staff.getByRole('link', { name: new RegExp(`^${fullName}`) }).click();
        const panel = panelOf(staff, fullName);
        await expect(panel.getByText(person.message)).toBeVisible();
        const given = panel.getByText(/^Given on /);
        await (isTicked ? expect(given).toBeVisible() : expect(given).toBeHidden());
      }

      if (javaScriptEnabled) {
        await page.getByText('Stattdessen einen Code verwenden').click();
        await takeBack(page, await page.locator('code').innerText(), complaints);
        await staff.goto('/admin/dashboard?section=privacy');
        const asked = staff.getByRole('listitem').filter({ hasText: 'Please erase what I sent' });
        await expect(asked).toContainText('to be met by');
        await expect(asked.getByRole('link', { name: /Requests/ })).toBeVisible();
      } else {
        const code = await readReceipt(page);
        // The audits need a browser with JavaScript.
        await staff.context().addCookies(await page.context().cookies());
        await staff.goto(page.url());
        await expectNoFaults(staff);
        const found = await page.request.post(findSent.path, { data: { code } });
        expect(await found.json()).toMatchObject({ fields: { message: person.message } });
      }
      await staff.context().close();
    });
  });
}
