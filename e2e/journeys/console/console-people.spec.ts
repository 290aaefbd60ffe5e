import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { expectNoFaults, panelOf, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const people = '/admin/dashboard?section=people';

type Kind = 'welfare' | 'request' | 'contact';

/** Sends a form as somebody with this name. */
const send = (page: Page, kind: Kind, name: string, own: Readonly<Record<string, string>>) => {
  const { endpoint, body } = submissions[kind];
  return submit(page, endpoint, { ...sampleOf(body), name, fullName: name, ...own });
};

const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists of people' });
const person = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('what one person sent over several forms is together, and is joined, parted and undone', async ({
  page,
  logInAsAdmin,
}) => {
  // The same phone and name are certain; the same name alone is for staff to decide.
  const ada = { email: 'ada@example.org', phone: '+43 512 000010' };
  await send(page, 'welfare', 'Ada Fictional', ada);
  await send(page, 'request', 'Ada Fictional', { ...ada, email: 'fictional@example.org' });
  await send(page, 'welfare', 'Bela Sample', {
    ...{ email: 'bela@example.org', phone: '+43 512 000020' },
  });
  await send(page, 'request', 'Bela Sample', {
    ...{ email: 'sample@example.org', phone: '+43 512 000030' },
  });
  await logInAsAdmin();
  await page.goto(people);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('3 people')).toBeVisible();
  }).toPass();
  await expect(person(page, 'Ada Fictional')).toHaveCount(1);
  await expect(person(page, 'Ada Fictional')).toContainText('Welfare');
  await expect(person(page, 'Ada Fictional')).toContainText('Requests');
  await expectNoFaults(page, 'people', [1350, 820, 390]);

  await test.step('a proposal is compared and joined', async () => {
    await lists(page).getByRole('link', { name: 'To decide 1' }).click();
    const pair = page.getByRole('article', { name: 'Bela Sample and Bela Sample' });
    await expect(pair).toContainText('Same name');
    await expectNoFaults(page, 'people-to-decide', [1350, 390]);
    await pair.getByRole('button', { name: /^Compare/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Is this the same person?' });
    await expect(dialog.getByRole('table')).toContainText('sample@example.org');
    await expectNoFaults(page, 'people-compared', [1350, 390]);
    await dialog.getByRole('button', { name: 'Same person' }).click();
    await expect(page.getByText('Bela Sample: now one person.')).toBeVisible();
    await expect(pair).toContainText('Decided');
  });

  await test.step('the page has all that was sent, and what is open is done in place', async () => {
    await page.getByRole('link', { name: 'Bela Sample' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bela Sample' })).toBeVisible();
    const open = page.getByRole('region', { name: 'Open' });
    await expect(open.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Sent');
    await expectNoFaults(page, 'person', [1350, 820, 390]);
    await open.getByRole('button', { name: 'Done: Welfare' }).click();
    await expect(open.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(open.getByRole('article')).toHaveCount(2);
    await open.getByRole('link', { name: 'Welfare' }).click();
    await expect(panelOf(page, 'Bela Sample')).toContainText('bela@example.org');
    await page.keyboard.press('Escape');
  });

  await test.step('a record of somebody else is parted, and both are undone later', async () => {
    const records = page.getByRole('region', { name: 'Records' });
    await records.getByRole('button', { name: 'A record belongs to somebody else' }).click();
    await records.getByRole('checkbox', { name: /^Requests/ }).check();
    await records.getByRole('button', { name: 'Separate this record' }).click();
    await expect(page.getByText('The record is no longer with Bela Sample.')).toBeVisible();
    await expect(page.getByText('1 record since')).toBeVisible();
    const changes = page.getByRole('region', { name: 'Joined and separated' });
    await changes.getByRole('button', { name: /^Undo: Records were separated/ }).click();
    await expect(page.getByText('2 records since')).toBeVisible();
    await changes.getByRole('button', { name: /^Undo: Records were joined/ }).click();
    await expect(page.getByText('1 record since')).toBeVisible();
  });
});
