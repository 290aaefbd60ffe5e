import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { expectNoFaults, openOffice, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const email = 'canary@example.org';
const name = 'Fictional Canary';

/** Sends two forms of one person, and one that another person has sent with the same address. */
async function sendForms(page: Page): Promise<void> {
  const { pledge, request } = submissions;
  await submit(page, pledge.endpoint, { ...sampleOf(pledge.body), name, email });
  await submit(page, request.endpoint, { ...sampleOf(request.body), fullName: name, email });
  const other = { ...sampleOf(request.body), fullName: 'Another of the family', email };
  await submit(page, request.endpoint, other);
}

async function find(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Find everything' }).click();
}

test('staff find a person, save what there is and erase it, except what the law keeps', async ({
  page,
  logInAsAdmin,
}) => {
  await sendForms(page);
  await logInAsAdmin();
  await openOffice(page, 'Privacy desk');
  await find(page);
  await expect(page.getByRole('heading', { name: '3 records found' })).toBeVisible();
  await expect(page.getByText(/^These have different names/)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: /^Choose all of these/ }).click();
  await page.getByRole('checkbox', { name: 'Requests: Another of the family' }).uncheck();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what we have as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(/^The file is in your downloads\./)).toBeVisible();

  await page.getByRole('button', { name: 'See what would be erased' }).click();
  await expect(page.getByText(/Pledge Posts: The law asks us to keep this until/)).toBeVisible();
  await expectNoFaults(page, 'privacy-plan');
  await page.getByRole('button', { name: /^Erase for good/ }).click();
  await page
    .getByRole('button', { name: /^Erase for good/ })
    .last()
    .click();
  await expect(page.getByText('1 record is erased.')).toBeFocused();
  // Otherwise the sticky header covers a half of a checkbox, which is then too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoFaults(page, 'privacy-erased', [1350]);

  await find(page);
  await expect(page.getByRole('heading', { name: '2 records found' })).toBeVisible();
  await expect(page.getByText(/ · locked away, as the law or a hold asks · /)).toBeVisible();
  await expect(page.getByRole('link', { name: `Pledge Posts: ${name}` })).toBeHidden();
});
