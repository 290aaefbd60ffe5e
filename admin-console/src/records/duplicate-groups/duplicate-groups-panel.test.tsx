import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findListDuplicates } from '../duplicates/arriving-list';
import type { AdminRecord } from '../../base/model/admin-record';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { DuplicateGroupsPanel } from './duplicate-groups-panel';

const couple = {
  partner1Name: 'Tom Gruber',
  partner2Name: 'Ida Weiß',
  email: 'tom@example.org',
  createdAt: '2026-03-01T11:30:00.000Z',
};
const again = { ...couple, partner1Name: 'TOM GRUBER', createdAt: undefined };

function openGroups(records: readonly AdminRecord[]) {
  const { groups } = runToEnd(findListDuplicates(records, []));
  render(<DuplicateGroupsPanel groups={groups} />);
  return {
    user: userEvent.setup(),
    panel: screen.getByRole('region', { name: /^Duplicate Groups/ }),
  };
}

it('lists original and duplicates with date, name, partner and e-mail', () => {
  const { panel } = openGroups([couple, again]);
  const entries = within(panel)
    .getAllByRole('listitem')
    .filter((item) => !within(item).queryByRole('list'))
    .map((item) => [...item.children].map((part) => part.textContent));
  expect(entries).toEqual([
    ['ORIGINAL', '1 Mar 2026, 12:30', 'Tom Gruber', 'Ida Weiß', 'tom@example.org'],
    ['DUPLICATE', 'No date', 'TOM GRUBER', 'Ida Weiß', 'tom@example.org'],
  ]);
});

it('cuts the id of a group to 20 characters, also between emoji', () => {
  const long = { ...couple, email: `${'🕊'.repeat(30)}@example.org` };
  const { panel } = openGroups([long, long]);
  expect(within(panel).getByRole('heading', { level: 3 })).toHaveTextContent(
    new RegExp(`^${'🕊'.repeat(20)}$`, 'u'),
  );
});

it('shows very many groups in portions', async () => {
  const people = Array.from({ length: 120 }, (_, i) => ({ ...couple, email: `${i}@example.org` }));
  const { user, panel } = openGroups([...people, ...people]);
  const groups = () => panel.querySelectorAll('h3');
  expect(groups()).toHaveLength(50);
  await user.click(within(panel).getByText('Show 50 more'));
  await user.click(within(panel).getByText('Show 20 more'));
  expect(groups()).toHaveLength(120);
  expect(within(panel).queryByText(/more$/)).not.toBeInTheDocument();
});

it('shows very many entries of one group in portions, the original among the first', async () => {
  const { user, panel } = openGroups(Array.from({ length: 120 }, () => couple));
  const entries = () => within(panel).getAllByText(/^(?:ORIGINAL|DUPLICATE)$/);
  expect(entries()).toHaveLength(50);
  expect(entries()[0]).toHaveTextContent('ORIGINAL');
  await user.click(within(panel).getByText('Show 50 more'));
  await user.click(within(panel).getByText('Show 20 more'));
  expect(entries()).toHaveLength(120);
  expect(within(panel).queryByText(/more$/)).not.toBeInTheDocument();
  expect(within(panel).getByRole('heading', { name: 'Duplicate Groups (1)' })).toBeVisible();
});
