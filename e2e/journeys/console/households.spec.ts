import { expectNoFaults, member, members, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';

const jonas = { ...member, name: 'Jonas Berger', email: 'jonas@example.org' };

test('a household is said once: it is no possible match any more, and may get one e-mail', async ({
  page,
  logInAsAdmin,
}) => {
  for (const body of [member, jonas]) await submit(page, '/api/church-member', body);
  await logInAsAdmin();
  await page.goto(members);
  const match = page.getByRole('button', { name: /^Same phone, different name/ });
  await expect(match).toHaveCount(2);

  await page.goto('/admin/dashboard?section=people&list=households');
  await page.getByRole('button', { name: /^A household: / }).click();
  await expect(page.getByText('Saved as a household: Berger.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 household' })).toBeVisible();
  await expectNoFaults(page, 'households', [1350, 820, 390]);
  await page.getByRole('article', { name: 'Berger' }).getByRole('link').first().click();
  const household = page.getByRole('region', { name: 'Household' });
  await expect(household.getByRole('link', { name: 'Ruth Berger' })).toBeVisible();

  await page.goto(members);
  await expect(page.getByRole('link', { name: 'Ruth Berger' })).toBeVisible();
  await expect(match).toHaveCount(0);
  for (const { name } of [member, jonas])
    await page.getByRole('button', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'E-mail' }).click();
  await page.getByLabel('One e-mail to each household').check();
  await page.getByLabel('Subject').fill('Sunday');
  await page.getByLabel('Text').fill('We meet at ten.');
  await expectNoFaults(page, 'household-email', [1350, 390]);
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('Send 1 e-mail to 2 people?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, send to 2 people' }).click();
  await expect(page.getByText('1 e-mail is on its way.')).toBeVisible();
});
