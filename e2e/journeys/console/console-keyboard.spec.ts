import type { Locator, Page } from '@playwright/test';
import {
  cell,
  expectNoFaults,
  member,
  members,
  submit,
} from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { tabTo } from '../../audits/keyboard.ts';

const contacts = '/admin/dashboard?section=contacts';
const person = (number: number) => `Person ${String(number).padStart(2, '0')}`;

test('by keyboard alone a section is read, sorted, arranged and turned, from the top of the page', async ({
  page,
  logInAsAdmin,
}) => {
  for (let number = 1; number <= 30; number += 1) {
    const [name, email] = [person(number), `p${number}@example.org`];
    await submit(page, '/api/contacts', { name, email, subject: 'Choir', message: 'When?' });
  }
  await logInAsAdmin();
  await page.goto(contacts);
  await expect(page.getByText('30 Unique')).toBeVisible();
  const focused = page.locator(':focus');
  const columnsButton = page.getByRole('button', { name: 'Columns' });
  const pageLength = page.getByRole('combobox', { name: 'Rows per page' });

  // The toolbar is one tab stop, with arrow keys between the tools.
  await tabTo(page, page.getByRole('searchbox', { name: 'Search Contacts' }));
  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(columnsButton).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await expectOneRing(panel);
  await tabTo(page, panel.getByRole('checkbox', { name: 'Subject' }));
  await page.keyboard.press('Space');
  await expect(headerOf(page, 'Subject')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(columnsButton).toBeFocused();

  // The grid is one tab stop too, between the toolbar and the pagination.
  await tabTo(page, headerOf(page, 'Status'));
  await page.keyboard.press('Tab');
  await expect(pageLength).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(headerOf(page, 'Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headerOf(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(headerOf(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  // The header changes before the rows are sorted.
  await expect(page.getByRole('gridcell', { name: /^Person/ }).first()).toHaveText(person(30));
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(person(30));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('p29@example.org');
  await page.keyboard.press('Tab');
  await expect(pageLength).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('p29@example.org');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(headerOf(page, 'E-mail')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await choose(page, page.locator('[role=menu]'), 'Hide column');
  await expect(headerOf(page, 'E-mail')).toHaveCount(0);

  await tabTo(page, pageLength);
  await page.keyboard.press('Enter');
  await choose(page, page.locator('[role=listbox]'), '25');
  await expect(page.getByText('1–25 of 30')).toBeVisible();
  await expect(pageLength).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Go to next page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('26–30 of 30')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to previous page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1–25 of 30')).toBeVisible();
});

test('the queue is worked on by keyboard alone', async ({ page, logInAsAdmin }) => {
  for (const name of ['First Person', 'Second Person', 'Third Person'])
    await submit(page, '/api/church-member', { ...member, name, email: `${name[0]}@example.org` });
  await logInAsAdmin();
  await page.goto(members);
  await cell(page, 'Third Person').first().focus();
  for (const key of ['j', 'j', 'k', 'd']) await page.keyboard.press(key);
  await expect(page.getByRole('radio', { name: 'Done (1)' })).toBeAttached();
  // What is done leaves the open ones, and the next row has the focus.
  await expect(cell(page, 'Second Person')).toHaveCount(0);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading.filter({ hasText: 'First Person' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading.filter({ hasText: 'Third Person' })).toBeFocused();
  // From a record that was marked in the panel the keys go on to the next one, too.
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: 'Done (2)' })).toBeAttached();
  await page.keyboard.press('j');
  await expect(heading.filter({ hasText: 'First Person' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoFaults(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'First Person' })).toBeFocused();
  // The key / leads to the table's search, where it is an ordinary character.
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search Church Members' });
  await expect(search).toBeFocused();
  await page.keyboard.type('/');
  await expect(search).toHaveValue('/');
  await expect(page).not.toHaveURL(/record=/);
});

test('many are selected and finished at once by keyboard, and one key takes that back', async ({
  page,
  logInAsAdmin,
}) => {
  for (const name of ['First Person', 'Second Person', 'Third Person'])
    await submit(page, '/api/church-member', { ...member, name, email: `${name[0]}@example.org` });
  await logInAsAdmin();
  await page.goto(members);
  await cell(page, 'Third Person').first().focus();
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Act on the selection' });
  await expect(bar).toContainText('2 selected');
  await expectNoFaults(page, 'selection');
  await expect(bar.getByRole('button', { name: 'Select all 3' })).toBeVisible();
  await bar.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('2 records: done.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Done (2)' })).toBeAttached();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('row', { name: /UNIQUE/ })).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.getByRole('row', { name: /UNIQUE/ })).toHaveCount(3);
});

const headerOf = (page: Page, name: string): Locator => page.getByRole('columnheader', { name });

/** Expects one ring, around the frame of the search: around the text alone it would touch the icons. */
async function expectOneRing(panel: Locator): Promise<void> {
  const input = panel.getByRole('searchbox');
  const frame = panel.locator('div').filter({ has: panel.page().locator('> input[type=search]') });
  await expect(frame).toHaveCSS('outline-style', 'solid');
  await expect(frame).toHaveCSS('outline-width', '3px');
  await expect(input).toHaveCSS('outline-style', 'none');
  await expect(input).toHaveCSS('box-shadow', 'none');
  await expect(panel.locator('fieldset')).toHaveCSS('border-top-width', '1px');
}

/** Goes through an open menu or list from its first item to one of them, and chooses it. */
async function choose(page: Page, list: Locator, name: string): Promise<void> {
  const focused = page.locator(':focus');
  await expect(list.and(focused).or(list.locator(focused))).toBeVisible();
  await page.keyboard.press('Home');
  const entries = list.locator('[role=menuitem], [role=option]');
  for (const text of await entries.allTextContents()) {
    if (text === name) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(focused).toHaveText(name);
  await page.keyboard.press('Enter');
  // The covered content is visible again once the list has faded out.
  await expect(list).toHaveCount(0);
}
