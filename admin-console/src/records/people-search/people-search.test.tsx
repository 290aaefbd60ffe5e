import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { RecordKind } from 'contract/review';
import { searchRecords } from 'contract/search-requests';
import type { FoundPlace } from 'contract/search-requests';
import type { SentCall } from 'shared-ui/fake-network';
import { sectionTitles } from '../../base/model/fixed-texts';
import { personAddress } from '../../base/model/person-address';
import { personSearchAddress, readSearches } from '../../base/model/person-search-address';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { PeopleSearchView } from './people-search-view';
import { PersonSearchBox } from './person-search-box';

const common = { _id: 'r1', createdAt: '2026-03-01T12:30:00.000Z', __v: 0 };
const ruth = { name: 'Ruth & Co', email: 'ruth@example.org', phone: '+43 664 1' };

beforeEach(logIn);

const openSearch = (address: string) => renderView(<Search />, { address });

function Search() {
  return (
    <>
      <PersonSearchBox />
      <PeopleSearchView searches={readSearches(useLocation())} />
    </>
  );
}

const answerSearch =
  (results: readonly object[] = []) =>
  ({ path }: SentCall) =>
    path.startsWith(searchRecords.path)
      ? { status: 200, body: { results, isCut: false } }
      : undefined;

it('asks for what one of the searches finds, and says what was searched', async () => {
  const server = fakeReviewServer('contact', [], answerSearch());
  openSearch(personSearchAddress(ruth.email, ruth.phone, ruth.name));
  expect(await screen.findByText(/Nothing was found/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Everything about “ruth@example.org” or “+43 664 1” or “Ruth & Co”',
  );
  expect(searches(server.calls)).toMatchObject([
    { method: 'POST', path: searchRecords.path, body: { q: [ruth.email, ruth.phone, ruth.name] } },
  ]);
  // The box shows only input of the user.
  expect(screen.getByLabelText('Search all sections')).toHaveValue('');
});

it('finds nothing by a truncated address', async () => {
  const server = fakeReviewServer('contact', []);
  openSearch('/admin/dashboard?search#search=ruth&search=');
  expect(await screen.findByText(/at least two characters/)).toBeVisible();
  expect(server.calls.some(({ path }) => path.startsWith(searchRecords.path))).toBe(false);
});

it('says that a search failed until there is an answer, and hands the focus on', async () => {
  const sent: SentCall[] = [];
  const server = fakeReviewServer('contact', [], ({ path }) =>
    path.startsWith(searchRecords.path) ? (sent.length > 0 ? 'hang' : 'down') : undefined,
  );
  const user = openSearch('/admin/dashboard?search=ruth');
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  sent.push(...searches(server.calls));
  await user.click(tryAgain);
  expect(screen.getByRole('alert')).toHaveTextContent('The search did not work.');
  expect(tryAgain).toHaveTextContent('Loading...');
  expect(tryAgain).toHaveFocus();
  const body = { results: [], isCut: false };
  searches(server.calls).at(-1)?.answer({ status: 200, body });
  expect(await screen.findByText(/Nothing was found/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('takes back by its key what was done with a record that was found, and lists no key of a table', async () => {
  const results = [{ kind: 'contact', foundIn: 'person', record: { ...common, ...ruth } }];
  const server = fakeReviewServer('contact', [], answerSearch(results));
  const user = openSearch('/admin/dashboard?search&record=r1#search=ruth');
  await screen.findByRole('radio', { name: 'New', checked: true });
  await user.keyboard('d');
  await screen.findByText('Ruth & Co: Done');
  await user.keyboard('u');
  await screen.findByText('Ruth & Co: New');
  expect(server.snapshot.reviews[0]).toMatchObject({ state: 'new' });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('undo, while the message offers it')).toBeVisible();
  expect(dialog.queryByText('/')).not.toBeInTheDocument();
});

it('leads to each record by a link, which can be opened in a tab of its own', async () => {
  const results = [{ kind: 'contact', foundIn: 'person', record: { ...common, ...ruth } }];
  fakeReviewServer('contact', [], answerSearch(results));
  const user = openSearch('/admin/dashboard?search=ruth');
  const hit = await screen.findByRole('link', { name: /2026.*Ruth & Co/ });
  expect(hit).toHaveAttribute('href', '?search=ruth&record=r1');
  // A browser would open a tab here, which jsdom cannot.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(hit);
  await user.keyboard('{/Control}');
  expect(hit).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Everything about Ruth & Co' })).toHaveAttribute(
    'href',
    personAddress('r1'),
  );
  await user.click(hit);
  await waitFor(() => expect(hit).toHaveAttribute('aria-current', 'true'));
  expect(screen.getByText('What was sent')).toBeVisible();
});

const searches = (calls: readonly SentCall[]) =>
  calls.filter(({ path }) => path.startsWith(searchRecords.path));

it('shows first who is called so, then other texts, and dates and amounts last', async () => {
  const found = (foundIn: FoundPlace, kind: RecordKind, name: string) => ({
    kind,
    foundIn,
    record: { ...common, _id: name, name },
  });
  const results = [
    found('person', 'contact', 'Room 01'),
    found('text', 'contact', 'Ruth'),
    found('dates', 'couples', 'Ida'),
  ];
  fakeReviewServer('contact', [], answerSearch(results));
  openSearch('/admin/dashboard?search=01');
  expect(await screen.findByText('3 records in 2 sections')).toBeVisible();
  const headings = screen.getAllByRole('heading').filter((heading) => heading.tagName !== 'H1');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    `H2 ${sectionTitles.contact} (1)`,
    'H2 In other texts',
    `H3 ${sectionTitles.contact} (1)`,
    'H2 Only in dates and amounts',
    `H3 ${sectionTitles.couples} (1)`,
  ]);
});

it.each([
  ['beside what was found', [{ kind: 'contact', record: { ...common, ...ruth } }]],
  ['where nothing was found', []],
])('says how far back messages were searched, %s', async (_where, results) => {
  const body = { results, isCut: false, searchedBackTo: '2024-03-31T22:30:00.000Z' };
  fakeReviewServer('contact', [], ({ path }) =>
    path.startsWith(searchRecords.path) ? { status: 200, body } : undefined,
  );
  openSearch('/admin/dashboard?search=ruth');
  expect(await screen.findByText('Messages searched back to April 2024.')).toBeVisible();
});

it('marks what waits in quarantine, and leads to it instead of opening it', async () => {
  const listed = { kind: 'contact', foundIn: 'person', record: { ...common, ...ruth } };
  const waiting = { ...listed, isQuarantined: true, record: { ...listed.record, _id: 'r2' } };
  fakeReviewServer('contact', [], answerSearch([waiting, listed]));
  openSearch('/admin/dashboard?search=ruth&record=r2');
  const link = await screen.findByRole('link', { name: /Ruth & Co.*waits in quarantine/ });
  expect(link).toHaveAttribute('href', '/admin/dashboard?quarantine');
  const opened = screen.getByRole('link', { name: /2026.*Ruth & Co(?!.*quarantine)/ });
  expect(opened).toHaveAttribute('href', '?search=ruth&record=r1');
  expect(screen.queryByRole('radio', { name: 'New' })).not.toBeInTheDocument();
});
