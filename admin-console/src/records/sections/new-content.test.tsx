import { screen, within } from '@testing-library/react';
import { submissions } from 'contract/submissions';
import { profileBody } from 'contract/profile';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { columnTexts } from '../../testing/column-texts';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';
import { sampleRecord } from '../../testing/sample-record';
import { sectionNames, sections } from '../../base/model/sections';

jest.mock('../table/record-table');

const ruth = { name: 'Ruth', email: 'ruth@example.org', message: 'Rent', category: 'other' };
const jonas = { name: 'Jonas', email: 'jonas@example.org', message: 'Rent', category: 'other' };

async function openWelfare(records: readonly AdminRecord[]) {
  fakeNetwork(() => ({ status: 200, body: records }));
  const user = openSection('welfare');
  await screen.findByRole('grid');
  return user;
}

const messages = () => columnTexts(5);

beforeEach(logIn);

it('counts the duplicates that say something new and shows them alone at one click', async () => {
  const user = await openWelfare([ruth, jonas, { ...ruth, message: 'Food' }, jonas]);
  expect(screen.getByText('2 Unique')).toBeVisible();
  expect(screen.getByText('2 Duplicates')).toBeVisible();
  const only = screen.getByRole('button', { name: '1 Repeat - new content' });
  expect(only).toHaveAttribute('aria-pressed', 'false');

  await user.click(only);
  expect(only).toHaveAttribute('aria-pressed', 'true');
  expect(messages()).toEqual(['Food']);
  expect(screen.getByRole('img', { name: 'Repeat - new content' })).toBeVisible();

  await user.click(only);
  expect(messages()).toEqual(['Rent', 'Rent']);
});

it('marks the row beside its Status, which keeps its word', async () => {
  const user = await openWelfare([ruth, { ...ruth, message: 'Food' }, ruth]);
  await user.click(screen.getByRole('checkbox', { name: 'Show duplicates:' }));
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0] as HTMLElement);
  expect(cells.map((cell) => cell.textContent)).toEqual(['DUPLICATE', 'DUPLICATE', 'UNIQUE']);
  expect(
    cells.map((cell) => within(cell).queryByRole('img', { name: 'Repeat - new content' }) !== null),
  ).toEqual([false, true, false]);
});

it.each([
  ['amount', 'pledge', 75],
  ['babyName', 'babyNaming', 'Another baby'],
  ['dateOfBirth', 'babyNaming', '2026-02-13'],
  ['weddingDate', 'couples', '2026-02-14'],
  ['dedicationDate', 'childDedication', '2026-02-15'],
  ['program', 'programAttendance', 'Innsbruck Spiritual Awakening'],
] as const)('finds another %s in a repeat', async (field, name, value) => {
  const first = sampleRecord(name);
  const repeat = { ...first, _id: 'id-of-repeat', [field]: value };
  fakeNetwork(() => ({ status: 200, body: [first, { ...first, _id: 'id-of-copy' }, repeat] }));
  const user = openSection(name);
  expect(await screen.findByText('2 Duplicates')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 Repeat - new content' }));
  expect(await screen.findByText(String(value))).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Repeat - new content' })).toHaveLength(1);
});

it('says nothing of new content where there is none', async () => {
  await openWelfare([ruth, ruth]);
  expect(screen.queryByRole('button', { name: /new content/ })).not.toBeInTheDocument();
});

it('leaves records that were merged into another out of the table and the counts', async () => {
  await openWelfare([ruth, { ...jonas, mergedInto: 'id-of-ruth' }, { ...ruth, mergedInto: 'x' }]);
  expect(screen.getByText('1 Unique')).toBeVisible();
  expect(screen.getByText('0 Duplicates')).toBeVisible();
  expect(messages()).toEqual(['Rent']);
});

it.each(sectionNames)('looks for the new content of %s in fields that it has', (name) => {
  const { properties } = name === 'profiles' ? profileBody : submissions[name].body;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...sections[name].content]));
});
