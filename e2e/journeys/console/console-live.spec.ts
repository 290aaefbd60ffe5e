import type { Locator, Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { cell, member, members, openSection, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';

/** The widths of a desktop, a narrow window, and a phone. */
const widths = [1350, 820, 390];

for (const width of widths) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 940 } });

    test('the first duplicate and the first matches leave what is read where it is', async ({
      page,
      logInAsAdmin,
    }) => {
      await joinChurch(page);
      await logInAsAdmin();
      await page.goto(members);
      const read = cell(page, 'Reader 4');
      await expect(read).toBeVisible();
      await expectStillness([read], () => makeRoomAbove(page));
    });

    test('matches that were there before are found before the table is seen', async ({
      page,
      logInAsAdmin,
    }) => {
      await joinChurch(page);
      await signUp(page, 5, { email: 'other@example.org' });
      await logInAsAdmin();
      await page.addInitScript(notePlaceOfFirstRow);
      await page.goto(members);
      await expect(page.getByRole('button', { name: '2 Possible matches' })).toBeVisible();
      const firstRow = page.locator('.MuiDataGrid-row').first();
      const { y } = (await firstRow.boundingBox()) ?? {};
      expect(await page.evaluate('placeOfFirstRow')).toBe(y);
    });

    test('what arrives for one programme leaves the tables of the others where they are', async ({
      page,
      logInAsAdmin,
    }) => {
      const awakening = 'Innsbruck Spiritual Awakening';
      await attend(page, 'First Guest', awakening);
      for (let i = 0; i < 4; i += 1) await attend(page, `Reader ${i}`, 'Harvest');
      await logInAsAdmin();
      await openSection(page, 'Program Attendance');
      const read = cell(page, 'Reader 1');
      await read.scrollIntoViewIfNeeded();
      const earlier = cell(page, 'First Guest');
      await expectStillness([read, earlier], async () => {
        for (let i = 0; i < 4; i += 1) await attend(page, `Late Guest ${i}`, awakening);
        await expect(page.getByRole('heading', { name: `${awakening} (5)` })).toBeAttached();
        await attend(page, 'Late Singer', 'Innsbruck City Praise');
        await expect(page.getByRole('grid')).toHaveCount(3);
      });
      await page.getByRole('button', { name: '4 new - show' }).click();
      await expect(cell(page, 'Late Guest 3')).toBeInViewport();
      await expect(page.getByRole('button', { name: '1 new - show' })).toBeAttached();
    });
  });
}

test('what arrives leaves the record beside the table where it is, as the table', async ({
  page,
  logInAsAdmin,
}) => {
  await joinChurch(page);
  await logInAsAdmin();
  await page.goto(members);
  await page.getByRole('link', { name: 'Reader 4' }).click();
  const opened = page.getByRole('complementary').getByRole('heading', { name: 'Reader 4' });
  await expect(opened).toBeFocused();
  await expectStillness([cell(page, 'Reader 4'), opened], () => makeRoomAbove(page));
});

test('a duplicate that arrives waits until it is asked for where groups are read', async ({
  page,
  logInAsAdmin,
}) => {
  for (const reader of [1, 2, 1, 2]) await signUp(page, reader);
  await logInAsAdmin();
  await page.goto(members);
  await page.getByLabel('Manage groups:').check();
  const panel = page.getByRole('region', { name: 'Duplicate Groups (2)' });
  const entriesOf = (reader: number) =>
    panel.getByText(`reader${reader}@example.org`, { exact: true });
  const show = panel.getByRole('button', { name: '1 new duplicate - show' });
  await expectStillness([entriesOf(2).last()], async () => {
    await signUp(page, 1);
    await expect(show).toBeVisible();
  });
  await show.click();
  await expect(entriesOf(1)).toHaveCount(3);
});

/** Makes a bar and two counts appear above the table. */
async function makeRoomAbove(page: Page): Promise<void> {
  await signUp(page, 4, { department: 'Choir' });
  await expect(page.getByRole('button', { name: '1 Repeat - new content' })).toBeAttached();
  await expect(page.getByLabel('Manage groups:')).toBeAttached();
  await signUp(page, 5, { email: 'other@example.org' });
  await expect(page.getByRole('button', { name: '2 Possible matches' })).toBeAttached();
}

/** Rounded, because pages are scrolled by whole pixels. */
async function expectStillness(read: readonly Locator[], happen: () => Promise<void>) {
  const placesOf = () => Promise.all(read.map(async (one) => (await one.boundingBox())?.y ?? NaN));
  const before = await placesOf();
  expect(before).not.toContain(NaN);
  await happen();
  const after = await placesOf();
  // Browsers scroll by whole pixels, but the inserted content may have a fractional height.
  for (const [at, place] of before.entries())
    expect(Math.abs((after[at] ?? NaN) - place)).toBeLessThan(1);
}

/** Runs in the page: records the position of the first row at its first paint. */
function notePlaceOfFirstRow(): void {
  const row = document.querySelector('.MuiDataGrid-row');
  if (row) Object.assign(globalThis, { placeOfFirstRow: row.getBoundingClientRect().y });
  else requestAnimationFrame(notePlaceOfFirstRow);
}

async function joinChurch(page: Page): Promise<void> {
  for (let reader = 0; reader < 8; reader += 1) await signUp(page, reader);
}

const signUp = (page: Page, reader: number, change: object = {}) =>
  submit(page, submissions.churchMember.endpoint, {
    ...member,
    name: `Reader ${reader}`,
    email: `reader${reader}@example.org`,
    phone: `+43 664 000 100${reader}`,
    ...change,
  });

const attend = (page: Page, fullName: string, program: string) =>
  submit(page, submissions.programAttendance.endpoint, {
    fullName,
    email: `${fullName.replace(/\W/g, '')}@example.org`,
    phone: member.phone,
    program,
    minister: 'No',
  });
