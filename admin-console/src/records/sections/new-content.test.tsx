import { screen, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { columnTexts } from '../../testing/column-texts';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

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

it('says nothing of new content where there is none', async () => {
  await openWelfare([ruth, ruth]);
  expect(screen.queryByRole('button', { name: /new content/ })).not.toBeInTheDocument();
});
