import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { searchPersons } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { searchRecords } from 'contract/search-requests';
import { changeStaffAccount } from 'contract/my-account-requests';
import { allRights } from 'contract/rights';
import type { SentCall } from 'shared-ui/fake-network';
import { useOfferedActions } from '../../session/offered-actions';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { useConsolePlace } from '../console-place';
import { Palette } from './palette';
import { openPalette } from '../palette-button/palette-opener';

beforeEach(logIn);

const ruth = {
  ...{ _id: 'r1', createdAt: '2026-03-01T12:30:00.000Z', updatedAt: '', __v: 0 },
  ...{ name: 'Ruth Schöpf', email: 'ruth@example.org' },
};
const run = jest.fn();

function Page() {
  const { pathname, search, hash } = useLocation();
  useOfferedActions([{ id: 'greet', name: 'Greet the record', run }]);
  return (
    <>
      <button type="button">Elsewhere</button>
      <output>{pathname + search + hash}</output>
      <div id="work" tabIndex={-1} />
      <Palette place={useConsolePlace()} />
    </>
  );
}

let calls: readonly SentCall[];

const person: PersonHead = {
  ...{ _id: 'p1', name: 'Ruth Schöpf', emails: ['ruth@example.org'], phones: [] },
  ...{ records: [{ kind: 'contact', _id: 'r1' }], recordCount: 1, open: 1, isMember: false },
  ...{ lastAt: '2026-03-01T12:30:00.000Z', version: 0 },
};

function open(results: readonly object[] = [], rights = allRights, persons: PersonHead[] = []) {
  const server = fakeReviewServer('contact', [], ({ path }) => {
    if (path === searchRecords.path) return { status: 200, body: { results, isCut: false } };
    if (path === searchPersons.path) return { status: 200, body: { persons, isCut: false } };
    return undefined;
  });
  calls = server.calls;
  return renderView(<Page />, { rights });
}

const field = () => screen.findByRole('combobox', { name: 'Find people, pages and actions' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true });
const place = () => document.querySelector('output')?.textContent;
const searches = () => calls.filter(({ path }) => path === searchRecords.path);

it('opens on Ctrl K and Cmd K, closes on Escape, and gives the focus back', async () => {
  const user = open();
  const button = screen.getByRole('button', { name: 'Elsewhere' });
  for (const key of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
    button.focus();
    await user.keyboard(key);
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  }
});

it('leaves Ctrl K to a field that takes it, as the editor of a text does for links', async () => {
  const user = open();
  const button = screen.getByRole('button', { name: 'Elsewhere' });
  button.addEventListener('keydown', (event) => event.preventDefault());
  button.focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('finds a page by a part of its name, and opens it on Enter', async () => {
  const user = open();
  act(openPalette);
  await user.type(await field(), 'welf');
  expect(active()).toHaveTextContent(/welfare/i);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/dashboard?section=welfare'));
  expect(document.getElementById('work')).toHaveFocus();
});

it.each([
  ['logout', 'Log out'],
  ['abmelden', 'Log out'],
  ['invite', 'Invite a colleague'],
  ['einladen', 'Invite a colleague'],
  ['sprache', 'Language: Deutsch'],
])('finds an action by a usual word for it: %s', async (typed, found) => {
  const user = open();
  act(openPalette);
  await user.type(await field(), typed);
  expect(options()).toContain(found);
});

it('is a list with headings, which the arrow keys go through without leaving the field', async () => {
  const user = open();
  act(openPalette);
  const input = await field();
  const list = screen.getByRole('listbox');
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.textContent)[0],
  ).toMatch(/^On this page/);
  const [first, second] = within(list).getAllByRole('option');
  expect(input).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent('Log out');
  expect(input).toHaveFocus();
});

it('finds people in all sections, by one request after a pause, and opens their record', async () => {
  const user = open([{ kind: 'contact', foundIn: 'person', record: ruth }]);
  act(openPalette);
  await user.type(await field(), 'Schoepf');
  const option = await screen.findByRole('option', { name: /Ruth Schöpf.*ruth@example\.org/ });
  expect(searches().map(({ body }) => body)).toEqual([{ q: ['Schoepf'] }]);
  expect(options().at(-1)).toBe('See all results');
  await user.click(option);
  await waitFor(() => expect(place()).toBe('/admin/dashboard?section=contacts&record=r1'));
});

it('offers the person before the records, and leads to everything about them', async () => {
  const user = open([{ kind: 'contact', foundIn: 'person', record: ruth }], allRights, [person]);
  act(openPalette);
  await user.type(await field(), 'schoepf');
  await user.click(await screen.findByRole('option', { name: /Person with 1 record/ }));
  await waitFor(() => expect(place()).toBe('/admin/dashboard?section=people&person=p1'));
});

it('leads to the page with all results', async () => {
  const user = open([{ kind: 'contact', foundIn: 'person', record: ruth }]);
  act(openPalette);
  await user.type(await field(), 'schoepf');
  await user.click(await screen.findByRole('option', { name: 'See all results' }));
  await waitFor(() => expect(place()).toBe('/admin/dashboard?search#search=schoepf'));
});

it('leads to the quarantine for a record that waits there', async () => {
  const user = open([{ kind: 'contact', record: ruth, isQuarantined: true }]);
  act(openPalette);
  await user.type(await field(), 'ruth');
  await user.click(await screen.findByRole('option', { name: /waits in quarantine/ }));
  await waitFor(() => expect(place()).toBe('/admin/dashboard?quarantine'));
});

it('does what is offered with the open record', async () => {
  const user = open();
  act(openPalette);
  await user.type(await field(), 'greet{Enter}');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

it('opens a page in a new tab with Ctrl or Cmd', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const user = open();
  act(openPalette);
  await user.type(await field(), 'audit{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/admin/dashboard?section=audit', '_blank', 'noopener');
  expect(place()).toBe('/admin/dashboard');
  opened.mockRestore();
});

it('begins with what was chosen last, and remembers nothing that was typed', async () => {
  const user = open([{ kind: 'contact', foundIn: 'person', record: ruth }]);
  for (const [typed, shown] of [
    ['audit', 'Audit log'],
    ['ruth', 'Ruth Schöpf'],
  ] as const) {
    act(openPalette);
    await user.type(await field(), typed);
    await user.click(await screen.findByRole('option', { name: new RegExp(shown) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  act(openPalette);
  await field();
  expect(screen.getByRole('group', { name: 'Chosen last' })).toHaveTextContent(
    /^Chosen lastAudit log$/,
  );
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/ruth|r1/i);
});

it('offers only what the account may open', async () => {
  open([], ['welfare:read']);
  act(openPalette);
  await field();
  const shown = options().join();
  expect(shown).toMatch(/welfare/i);
  expect(shown).not.toMatch(/Naming|Accounts|Website|Privacy/);
});

it('says that nothing is called so, and that a search failed', async () => {
  const server = fakeReviewServer('contact', [], ({ path }) =>
    path === searchRecords.path || path === searchPersons.path ? 'down' : undefined,
  );
  calls = server.calls;
  const user = renderView(<Page />);
  act(openPalette);
  await user.type(await field(), 'z');
  expect(await screen.findByText('Nothing is called that.')).toBeVisible();
  await user.type(await field(), 'zz');
  expect(await screen.findByText(/people could not be searched/)).toBeVisible();
});

it('says that the language could not be changed', async () => {
  const message = 'Not now.';
  fakeReviewServer('contact', [], ({ method, path }) =>
    method === changeStaffAccount.method && path === changeStaffAccount.path
      ? { status: 503, body: { message, error: message } }
      : undefined,
  );
  const user = renderView(<Page />);
  act(openPalette);
  await user.type(await field(), 'deutsch{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
});
