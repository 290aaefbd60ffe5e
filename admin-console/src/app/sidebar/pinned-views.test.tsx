import { screen, waitFor, within } from '@testing-library/react';
import { getStaffAccount } from 'contract/my-account-requests';
import { summarizeRecords } from 'contract/summary-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { account } from '../../testing/answer-table';
import { sampleSummary } from '../../testing/fake-question-server';
import { FakeViews, largePledges } from '../../testing/fake-views';
import { logIn, renderView } from '../../testing/render-view';
import { PinnedViews, usePinnedViews } from './pinned-views';

beforeEach(logIn);

const Views = () => <PinnedViews {...usePinnedViews()} />;

it('leads to the pinned views, and says how many records each has', async () => {
  const people = { ...largePledges, _id: 'v3', kind: 'people', name: 'Members' } as const;
  const views = new FakeViews([
    { ...largePledges, isPinned: true },
    { ...largePledges, _id: 'v2', name: 'Not pinned' },
    { ...people, isPinned: true, content: { filter: [], people: 'list=members#search=Moser' } },
  ]);
  const calls = fakeNetwork((call) =>
    call.path === summarizeRecords.path
      ? { status: 200, body: sampleSummary({ kinds: ['pledge'], filter: [] }) }
      : (views.answer(call) ?? { status: 200, body: [] }),
  );
  renderView(<Views />, { address: '/admin/dashboard?section=pledges&view=v1' });
  const group = within(await screen.findByRole('navigation', { name: 'Views' }));
  const links = group.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Large pledges', '/admin/dashboard?section=pledges&view=v1#filter=amount_atLeast_500'],
    ['Members', '/admin/dashboard?list=members&section=people&view=v3#search=Moser'],
  ]);
  expect(await group.findByText('48 records')).toBeInTheDocument();
  expect(links[0]).toHaveAccessibleDescription(/48 records/);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(calls.filter(({ path }) => path === summarizeRecords.path)).toMatchObject([
    { body: { kinds: ['pledge'], filter: largePledges.content.filter } },
  ]);
});

it('does not count in the background what would be noted as reading', async () => {
  const content = {
    filter: [{ field: 'name', operator: 'contains', value: 'Moser' }],
  } as const;
  const views = new FakeViews([
    { ...largePledges, kind: 'welfare', name: 'Family Moser', isPinned: true, content },
  ]);
  const calls = fakeNetwork((call) =>
    call.path === getStaffAccount.path
      ? { status: 200, body: { ...account, confidential: ['welfare'] } }
      : (views.answer(call) ?? { status: 200, body: [] }),
  );
  renderView(<Views />);
  expect(await screen.findByRole('link', { name: 'Family Moser' })).toBeVisible();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(getStaffAccount.path));
  expect(calls.map(({ path }) => path)).not.toContain(summarizeRecords.path);
});
