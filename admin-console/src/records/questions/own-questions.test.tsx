import { screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from 'contract/saved-view-requests';
import { summarizeRecords } from 'contract/summary-requests';
import type { Summary } from 'contract/summary-requests';
import { fakeQuestionServer, sampleView } from '../../testing/fake-question-server';
import { logIn, renderView } from '../../testing/render-view';
import { OwnQuestions } from './own-questions';

const dashboard = '/admin/dashboard?section=questions';
const choice = { period: '2026-10', isCompared: true };

function open(
  hash = '',
  views: SavedView[] = [],
  respond?: Parameters<typeof fakeQuestionServer>[0],
) {
  const server = fakeQuestionServer(respond);
  server.saved.views = views;
  logIn();
  const view = <OwnQuestions choice={choice} isTable={false} />;
  const user = renderView(view, { address: `${dashboard}${hash}` });
  const asked = () =>
    server.calls.filter(({ path }) => path === summarizeRecords.path).map(({ body }) => body);
  return { server, user, asked };
}

/** The card of a question, once it is answered. */
async function findCard(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  const card = heading.parentElement as HTMLElement;
  await waitFor(() => expect(card).not.toHaveTextContent('Loading...'));
  return card;
}

it('asks a question that is chosen, and keeps it in the address', async () => {
  const { user, asked } = open();
  await user.click(screen.getByRole('button', { name: 'Ask your own question' }));
  expect(screen.getByText('Choose at least one section.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pledge Posts' }));
  expect(await findCard('Pledge Posts')).toHaveTextContent('488 more than before (40)');
  await user.selectOptions(screen.getByLabelText('Group by'), 'Month');
  await user.selectOptions(screen.getByLabelText('Number'), 'Sum: Amount');
  const table = await screen.findByRole('table', { name: 'Pledge Posts' });
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    ...['Aug 202636€4,000.00', 'Sept 20260€0.00', 'Oct 202612€800.50'],
  ]);
  expect(await findCard('Pledge Posts')).toHaveTextContent(
    '€4,800.50As much as before48 records, average €100.01',
  );
  expect(window.location.hash).toBe('#ask=pledge&group=month&amount=amount');
  expect(asked().at(-1)).toEqual({
    ...{ kinds: ['pledge'], filter: [], period: '2026-10' },
    ...{ groupBy: 'month', amount: 'amount' },
  });
});

it('leads from a group to the records in all spellings of its value', async () => {
  const sums = { count: 3, sum: null, average: null };
  const groups = [{ ...sums, key: 'Wörgl', spellings: ['Wörgl', 'WOERGL'] }];
  const summary: Summary = { total: sums, sections: [], groups };
  open('#ask=pledge&group=name', [], ({ path }) =>
    path === summarizeRecords.path ? { status: 200, body: summary } : undefined,
  );
  expect(await screen.findByRole('link', { name: 'Wörgl' })).toHaveAttribute(
    'href',
    expect.stringContaining('name_isAnyOf_W%C3%B6rgl_WOERGL'),
  );
});

it('is about the records of a filter, whose fields all sections have', async () => {
  const { user, asked } = open('#ask=pledge');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const fields = within(screen.getByLabelText('Field')).getAllByRole('option');
  expect(fields.map(({ textContent }) => textContent)).toContain('Amount');
  await user.selectOptions(screen.getByLabelText('Field'), 'Amount');
  await user.type(screen.getByLabelText('Euros'), '500');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await findCard('Pledge Posts');
  expect(window.location.hash).toBe('#ask=pledge&filter=amount_atLeast_500');
  expect(asked().at(-1)).toMatchObject({
    filter: [{ field: 'amount', operator: 'atLeast', value: '500' }],
  });
});

it('leads to the records of the whole and of each group', async () => {
  open('#ask=pledge&filter=amount_atLeast_500&group=state');
  const list = await screen.findByRole('link', { name: 'Show the list: Pledge Posts' });
  const filter = 'amount_atLeast_500*.createdAt_within_2026-10';
  expect(list).toHaveAttribute('href', `/admin/dashboard?section=pledges#filter=${filter}`);
  const done = screen.getByRole('link', { name: 'Done' });
  expect(done).toHaveAttribute('href', expect.stringContaining('review.state_isAnyOf_done'));
});

it('leads to the records of each of several sections, with the filter', async () => {
  open('#ask=pledge.partnership&filter=review.state_isAnyOf_new&group=state');
  const name = 'Partnerships, Pledge Posts: Section';
  const sections = within(await screen.findByRole('table', { name }));
  expect(sections.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['SectionNumberShare', 'Partnerships48100%', 'Pledge Posts00%'],
  ]);
  expect(screen.getByText('Grouped by: Review state')).toBeVisible();
  const filter = 'review.state_isAnyOf_new*.createdAt_within_2026-10';
  expect(sections.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/admin/dashboard?section=partnerships#filter=${filter}`,
  ]);
});

it('offers only what all chosen sections have', async () => {
  const { user, asked } = open('#ask=pledge.welfare');
  expect(await findCard('Pledge Posts, Welfare')).toHaveTextContent('48');
  expect(screen.queryByLabelText('Number')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Welfare' }));
  await user.selectOptions(await screen.findByLabelText('Number'), 'Sum: Amount');
  await user.click(screen.getByRole('checkbox', { name: 'Welfare' }));
  await findCard('Pledge Posts, Welfare');
  expect(asked().at(-1)).toEqual({ kinds: ['pledge', 'welfare'], filter: [], period: '2026-10' });
});

it.each([
  '#ask=nothing',
  '#ask=pledge&group=shoeSize',
  '#ask=welfare&amount=amount',
  '#ask=pledge&filter=x',
])('asks nothing for an address that it cannot read: %s', async (hash) => {
  const { asked } = open(hash);
  expect(await screen.findByRole('button', { name: 'Ask your own question' })).toBeVisible();
  expect(asked()).toEqual([]);
});

it('keeps a question under a name, as a card of its own', async () => {
  const { server, user } = open('#ask=pledge.partnership&group=month');
  await user.click(await screen.findByRole('button', { name: 'Save the question' }));
  expect(await screen.findByText('Give the question a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Name of the question'), ' Giving ');
  await user.click(screen.getByRole('checkbox', { name: /^For all/ }));
  await user.click(screen.getByRole('button', { name: 'Save the question' }));
  expect(await findCard('Giving')).toHaveTextContent('48');
  expect(screen.getByRole('button', { name: 'Ask your own question' })).toHaveFocus();
  expect(window.location.hash).toBe('');
  expect(server.saved.views[0]).toMatchObject({
    name: 'Giving',
    isShared: true,
    isQuestion: true,
    kind: 'partnership',
  });
  expect(server.saved.views[0]?.content).toEqual({
    ...{ filter: [], groupBy: 'month', moreKinds: ['pledge'] },
  });
});

it('shows the kept questions of others, and takes own ones out', async () => {
  const { server, user } = open('', [
    sampleView(),
    sampleView({ _id: 'v2', name: 'Of a colleague', by: 'Anna Moser', isChangeable: false }),
    sampleView({ _id: 'v3', name: 'No question', isQuestion: false }),
    sampleView({ _id: 'v4', name: 'People', kind: 'people' }),
  ]);
  expect(await findCard('Of a colleague')).toHaveTextContent('From Anna Moser');
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Large pledges', 'Of a colleague']);
  const remove = await screen.findByRole('button', { name: /^Remove from the questions/ });
  await user.click(remove);
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Ask your own question' })).toHaveFocus();
  expect(server.saved.views[0]).toMatchObject({ name: 'Large pledges', isQuestion: false });
});
