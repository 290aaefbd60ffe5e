import type { Request } from '@playwright/test';
import { consentField } from 'contract/consent-field';
import { consentNotices } from 'contract/consent-notices';
import { findAccessibilityFaults } from '../audits/accessibility.ts';
import { openSecondBrowser, panelOf } from '../fixtures/console-page.ts';
import { field, submitButton } from '../fixtures/form.ts';
import { expect, test } from '../fixtures/journey.ts';

const person = {
  fullName: 'Fictional Visitor',
  email: 'visitor@example.org',
  phone: '+43 512 000000',
  message: 'Please pray for me.',
};

const isSent = (request: Request) => request.method() === 'POST' && request.url().includes('/api/');

/** What a request sends, by JSON or as a plain form does. */
const fieldsOf = (request: Request): Record<string, unknown> => {
  const body = request.postData() ?? '';
  return body.startsWith('{')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('what is agreed to goes with the form into its record, and only if it was ticked', async ({
      page,
      browser,
      product,
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
      await staff.context().close();
    });
  });
}
