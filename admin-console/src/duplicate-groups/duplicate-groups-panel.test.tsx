import { screen, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../model/admin-record';
import { logIn, openConsole } from '../testing/open-console';

const couple = {
  partner1Name: 'Tom Gruber',
  partner2Name: 'Ida Weiß',
  email: 'tom@example.org',
  createdAt: '2026-03-01T12:30:00',
};
const again = { ...couple, partner1Name: 'TOM GRUBER', createdAt: undefined };

async function openGroups(records: readonly AdminRecord[]) {
  fakeNetwork(() => ({ status: 200, body: records }));
  const user = openConsole('/admin/dashboard?section=couples');
  await user.click(await screen.findByRole('checkbox', { name: 'Manage groups:' }));
  return { user, panel: screen.getByRole('region', { name: /^Duplicate Groups/ }) };
}

beforeEach(logIn);

it('is shown when it is asked for, and put away again', async () => {
  const { user, panel } = await openGroups([couple, again]);
  expect(within(panel).getByRole('heading', { name: 'Duplicate Groups (1)' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Manage groups:' }));
  expect(panel).not.toBeInTheDocument();
});

it('lists original and duplicates with date, name, partner and e-mail', async () => {
  const { panel } = await openGroups([couple, again]);
  const entries = within(panel)
    .getAllByRole('listitem')
    .filter((item) => !within(item).queryByRole('list'))
    .map((item) => [...item.children].map((part) => part.textContent));
  expect(entries).toEqual([
    ['ORIGINAL', '1 Mar 2026, 12:30', 'Tom Gruber', 'Ida Weiß', 'tom@example.org'],
    ['DUPLICATE', 'No date', 'TOM GRUBER', 'Ida Weiß', 'tom@example.org'],
  ]);
});

it('cuts the id of a group to 20 characters, also between emoji', async () => {
  const long = { ...couple, email: `${'🕊'.repeat(30)}@example.org` };
  const { panel } = await openGroups([long, long]);
  expect(within(panel).getByRole('heading', { level: 3 })).toHaveTextContent(
    new RegExp(`^${'🕊'.repeat(20)}$`, 'u'),
  );
});

it('leaves out records without a duplicate', async () => {
  const { panel } = await openGroups([{ ...couple, email: 'other@example.org' }, couple, again]);
  expect(within(panel).queryByText('other@example.org')).not.toBeInTheDocument();
});

it('shows very many groups in portions', async () => {
  const people = Array.from({ length: 120 }, (_, i) => ({ ...couple, email: `${i}@example.org` }));
  const { user, panel } = await openGroups([...people, ...people]);
  const groups = () => within(panel).getAllByRole('heading', { level: 3 });
  expect(groups()).toHaveLength(50);
  await user.click(within(panel).getByRole('button', { name: 'Show 50 more' }));
  await user.click(within(panel).getByRole('button', { name: 'Show 20 more' }));
  expect(groups()).toHaveLength(120);
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
});

it('shows very many entries of one group in portions, the original among the first', async () => {
  const { user, panel } = await openGroups(Array.from({ length: 120 }, () => couple));
  const entries = () => within(panel).getAllByText(/^(?:ORIGINAL|DUPLICATE)$/);
  expect(entries()).toHaveLength(50);
  expect(entries()[0]).toHaveTextContent('ORIGINAL');
  await user.click(within(panel).getByRole('button', { name: 'Show 50 more' }));
  await user.click(within(panel).getByRole('button', { name: 'Show 20 more' }));
  expect(entries()).toHaveLength(120);
  expect(within(panel).queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  expect(within(panel).getByRole('heading', { name: 'Duplicate Groups (1)' })).toBeVisible();
});
