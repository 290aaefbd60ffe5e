import { screen, waitFor } from '@testing-library/react';
import { getTodayCounts, todayLists } from 'contract/today-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, renderView } from '../testing/render-view';
import { NewsLine } from './news-line';

beforeEach(logIn);

/** Shows the line with these counts. */
function show(counts: Readonly<Record<string, number>>, since: string | null) {
  const none = Object.fromEntries(todayLists.map((list) => [list, 0]));
  const calls = fakeNetwork(() => ({
    status: 200,
    body: { since, lists: { ...none, ...counts } },
  }));
  renderView(<NewsLine />);
  return waitFor(() => expect(calls.map(({ path }) => path)).toContain(getTodayCounts.path));
}

it.each([
  ['both', { new: 12, urgent: 5 }, null, 'Today: 12 new, 5 urgent'],
  ['only what is urgent', { urgent: 1 }, null, 'Today: 1 urgent'],
  ['since when', { new: 3 }, '2026-03-01T09:00:00Z', /^Today: 3 new since (1 Mar|Sunday) .*10:00$/],
])('leads to Today with the counts: %s', async (_what, counts, since, text) => {
  await show(counts, since);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=overview',
  );
});

it('says nothing while there is nothing', async () => {
  await show({ mine: 2, open: 9 }, null);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
