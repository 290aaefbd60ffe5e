import { act, screen, waitFor, within } from '@testing-library/react';
import { getRecordHistory } from 'contract/record-entry-requests';
import { toAddress } from 'contract/request';
import { fakeReviewServer, reviewOf } from '../../../testing/fake-review-server';
import { openSection } from '../../../testing/open-section';
import { logIn } from '../../../testing/render-view';

jest.mock('../../table/record-table');

const ruth = {
  name: 'Ruth Berger',
  email: 'ruth@example.org',
  subject: 'Choir',
  message: 'When does the choir meet?',
  _id: 'r1',
  createdAt: '2026-03-01T11:30:00.000Z',
  updatedAt: '2026-03-02T07:00:00.000Z',
  __v: 0,
};
const jonas = {
  ...ruth,
  _id: 'r2',
  name: 'Jonas Hofer',
  email: 'jonas@example.org',
  phone: '0043 664 1',
};
const miriam = { ...ruth, _id: 'r3', name: 'Miriam Auer', email: 'miriam@example.org' };
const panel = () => screen.findByRole('dialog', { name: /Ruth|Jonas|Miriam|Record/ });
const opener = (name: string) => screen.findByText(new RegExp(`^${name}`), { selector: 'a' });
/** The input in the panel, not the icon of the same name in the table. */
const state = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const isChosen = (name: string) => waitFor(() => expect(state(name)).toBeChecked());
const openId = () => new URLSearchParams(window.location.search).get('record');

const openContacts = (
  ...options: Parameters<typeof fakeReviewServer> extends [unknown, unknown, ...infer Rest]
    ? Rest
    : never
) => {
  const server = fakeReviewServer('contact', [ruth, jonas, miriam], ...options);
  return { server, user: openSection('contact') };
};

beforeEach(() => {
  logIn();
  localStorage.setItem('table:contacts', '{"sort":{"field":"createdAt","direction":"asc"}}');
});
afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('opens a record with all its fields, names it in the address, and gives the focus back', async () => {
  const { user } = openContacts();
  await user.click(await opener('Jonas'));
  const dialog = await panel();
  expect(within(dialog).getByRole('heading', { name: 'Jonas Hofer' })).toHaveFocus();
  expect(openId()).toBe('r2');
  // The table has no column for it, because the first record lacks the field.
  expect(within(dialog).getByText('0043 664 1')).toBeVisible();
  expect(within(dialog).getByText('1 Mar 2026, 12:30')).toBeVisible();
  expect(within(dialog).getByText('2 Mar 2026, 08:00')).toBeVisible();
  // Whoever may write does so in the conversation, which keeps it.
  expect(within(dialog).queryByRole('link', { name: 'E-mail' })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Write an e-mail' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:00436641',
  );

  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(openId()).toBeNull();
  expect(await opener('Jonas')).toHaveFocus();
});

describe('a consent', () => {
  const openRuth = async () => {
    const { server, user } = openContacts();
    server.snapshot.consents.push(
      { recordId: 'r1', givenAt: '2026-03-01T11:30:00.000Z' },
      {
        recordId: 'r2',
        givenAt: '2026-03-01T11:30:00.000Z',
        withdrawnAt: '2026-03-04T08:00:00.000Z',
      },
    );
    await user.click(await opener('Ruth'));
    return { user, dialog: await panel() };
  };

  it('is told with the record that came with it, and that it was withdrawn', async () => {
    const { user, dialog } = await openRuth();
    expect(within(dialog).getByText('Given on 1 Mar 2026, 12:30')).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByText(/^Withdrawn on 4 Mar 2026, 09:00, given on/)).toBeVisible();
  });

  it('is not spoken of where there was none', async () => {
    const { user } = await openRuth();
    await user.keyboard('jj');
    expect(await panel()).toHaveAccessibleName('Miriam Auer');
    expect(screen.queryByText(/Consent/)).not.toBeInTheDocument();
  });
});

it('says how it came where staff took it down', async () => {
  const origin = { origin: 'telephone', at: '2026-03-01T11:30:00.000Z', by: 'office@example.org' };
  const { user } = openContacts(({ path }) =>
    path === toAddress(getRecordHistory, { kind: 'contact', id: 'r1' })
      ? { status: 200, body: { origin, corrections: [] } }
      : undefined,
  );
  await user.click(await opener('Ruth'));
  const came = 'taken by telephone by office@example.org, 1 Mar 2026, 12:30';
  expect(await screen.findByText(came)).toBeVisible();
});

it('leads to the person by its name and by a key', async () => {
  const { user } = openContacts();
  await user.click(await opener('Ruth'));
  const person = '/admin/dashboard?section=people&person=r1';
  const heading = within(await screen.findByRole('heading', { name: 'Ruth Berger' }));
  expect(heading.getByRole('link')).toHaveAttribute('href', person);
  await user.keyboard('p');
  expect(window.location.pathname + window.location.search).toBe(person);
});

it('offers no contact links without an e-mail or a phone', async () => {
  const { email: _email, ...silent } = ruth;
  fakeReviewServer('contact', [silent]);
  openSection('contact', 'r1');
  const ways = within(await panel()).getAllByRole('listitem');
  expect(ways.map((way) => way.textContent)).toEqual(['Everything about this person']);
});

it('says when the record of an address is not there', async () => {
  fakeReviewServer('contact', [ruth]);
  openSection('contact', 'gone');
  expect(within(await panel()).getByText(/not in this list/)).toBeVisible();
});

it('saves state and assignee as they are chosen, over the version that was seen', async () => {
  const { user, server } = openContacts();
  await user.click(await opener('Ruth'));
  await user.click(await waitFor(() => state('In progress')));
  const assignToMe = screen.getByText('Assign to me');
  await isChosen('In progress');
  await waitFor(() => expect(assignToMe).toBeEnabled());
  await user.click(assignToMe);
  await waitFor(() => expect(server.snapshot.reviews).toHaveLength(1));
  await waitFor(() =>
    expect(server.snapshot.reviews[0]).toMatchObject({
      recordId: 'r1',
      state: 'in-progress',
      assignee: '1',
      version: 1,
    }),
  );
  const put = server.calls.find(({ method }) => method === 'PUT');
  expect(put?.headers).toMatchObject({ 'x-csrf-token': 'csrf-token' });
  expect(put?.body).toEqual({ state: 'in-progress', assignee: null, seenVersion: -1 });
});

describe('the assignee', () => {
  const assignee = () => screen.findByLabelText('Assigned to');
  const chosen = async () =>
    within(await assignee()).getByRole('option', { selected: true }).textContent;

  it('is the chosen colleague, or no one', async () => {
    const { user, server } = openContacts();
    await user.click(await opener('Ruth'));
    expect(await chosen()).toBe('Nobody');
    await user.selectOptions(
      await assignee(),
      await screen.findByRole('option', { name: 'colleague@example.org' }),
    );
    await waitFor(() => expect(server.snapshot.reviews[0]).toMatchObject({ assignee: '2' }));
    await waitFor(async () => expect(await assignee()).toBeEnabled());
    expect(await chosen()).toBe('colleague@example.org');

    await user.selectOptions(await assignee(), 'Nobody');
    await waitFor(() => expect(server.snapshot.reviews[0]).toMatchObject({ assignee: null }));
    await waitFor(async () => expect(await chosen()).toBe('Nobody'));
  });

  it('is still shown when the account is gone, and stays until another one is chosen', async () => {
    const { user, server } = openContacts();
    server.snapshot.reviews.push(reviewOf('r1', { assignee: 'gone' }));
    await user.click(await opener('Ruth'));
    await waitFor(async () => expect(await chosen()).toBe('somebody who has left'));
    await user.click(state('Done'));
    await waitFor(() =>
      expect(server.snapshot.reviews[0]).toMatchObject({ state: 'done', assignee: 'gone' }),
    );
    const assignToMe = screen.getByText('Assign to me');
    await waitFor(() => expect(assignToMe).toBeEnabled());
    await user.click(assignToMe);
    await waitFor(async () => expect(await chosen()).toBe('office@example.org'));
    expect(screen.queryByText('somebody who has left')).not.toBeInTheDocument();
  });
});

it('begins with what was written, before the other fields, the person and what to do', async () => {
  const { user } = openContacts();
  await user.click(await opener('Ruth'));
  const text = (await panel()).textContent ?? '';
  const order = [
    ruth.message,
    ruth.email,
    'Everything about this person',
    'Assigned to',
    'New note',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(text.indexOf('Last changed')).toBeGreaterThan(text.indexOf('New note'));
});

it('says who changed the state meanwhile and shows how it stands', async () => {
  const { user, server } = openContacts();
  await user.click(await opener('Ruth'));
  await isChosen('New');
  server.snapshot.reviews.push(reviewOf('r1', { state: 'done' }));
  await user.click(state('In progress'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'colleague@example.org has changed this in the meantime. Your change was not saved; it is now marked “Done”.',
  );
  expect(state('Done')).toBeChecked();
});

it('still says what was refused when the window becomes too narrow for a panel beside the table', async () => {
  const becomeNarrow = fakeWideWindow();
  const { user, server } = openContacts();
  await user.click(await opener('Ruth'));
  expect(await screen.findByRole('complementary', { name: 'Ruth Berger' })).toBeVisible();
  await isChosen('New');
  server.snapshot.reviews.push(reviewOf('r1', { state: 'done' }));
  await user.click(state('In progress'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your change was not saved');
  becomeNarrow();
  expect(within(await panel()).getByRole('alert')).toHaveTextContent('Your change was not saved');

  await user.click(screen.getByLabelText('Next record'));
  expect(within(await panel()).queryByRole('alert')).not.toBeInTheDocument();
});

it('offers another try when the reviews cannot be read', async () => {
  let isDown = true;
  const { user } = openContacts(({ path }) =>
    isDown && path === '/api/admin/reviews/contact' ? 'down' : undefined,
  );
  await user.click(await opener('Ruth'));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByText('Try again'));
  expect(await waitFor(() => state('New'))).toBeVisible();
});

describe('the keys', () => {
  it('leaf with j and k, mark with x and explain themselves with ?', async () => {
    const { user, server } = openContacts();
    await user.click(await opener('Ruth'));
    await panel();
    await user.keyboard('j');
    expect(openId()).toBe('r2');
    expect(await screen.findByRole('heading', { name: 'Jonas Hofer' })).toHaveFocus();
    await user.keyboard('jj');
    expect(openId()).toBe('r3');
    await user.keyboard('k');
    expect(openId()).toBe('r2');
    await user.keyboard('d');
    await waitFor(() =>
      expect(server.snapshot.reviews[0]).toMatchObject({ recordId: 'r2', state: 'done' }),
    );
    await isChosen('Done');
    await user.keyboard('d');
    await waitFor(() =>
      expect(server.snapshot.reviews[0]).toMatchObject({ state: 'new', version: 1 }),
    );
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('put the cursor into a new note with n, and open an e-mail with e', async () => {
    const { user } = openContacts();
    await user.click(await opener('Ruth'));
    await panel();
    await user.keyboard('n');
    expect(await screen.findByLabelText('New note')).toHaveFocus();
    expect(screen.getByLabelText('New note')).toHaveValue('');
    act(() => screen.getByRole('heading', { name: 'Ruth Berger' }).focus());
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'E-mail to Ruth Berger' })).toBeVisible();
  });

  it('are letters like others in a note', async () => {
    const { user, server } = openContacts();
    await user.click(await opener('Ruth'));
    await user.type(await screen.findByLabelText('New note'), 'xjk?');
    expect(openId()).toBe('r1');
    expect(server.snapshot.reviews).toEqual([]);
    expect(screen.getByLabelText('New note')).toHaveValue('xjk?');
  });
});

it('filters by review state, with counts', async () => {
  const server = fakeReviewServer('contact', [ruth, jonas, miriam]);
  server.snapshot.reviews.push(reviewOf('r2', { state: 'done' }));
  const user = openSection('contact');
  expect(await screen.findByLabelText('Done (1)')).toBeInTheDocument();
  await user.click(screen.getByLabelText('New (2)'));
  expect(screen.queryByText('jonas@example.org')).not.toBeInTheDocument();
  expect(screen.getByLabelText('All (3)')).toBeInTheDocument();
  expect(screen.getByText('3 Unique')).toBeVisible();
  await user.click(screen.getByLabelText('Done (1)'));
  expect(screen.getByText('jonas@example.org')).toBeVisible();
});

it('counts the duplicates that are hidden, as the sidebar does, and says how many they are', async () => {
  const server = fakeReviewServer('contact', [ruth, jonas, { ...ruth, _id: 'r4' }]);
  server.snapshot.reviews.push(reviewOf('r4', { state: 'done' }));
  const user = openSection('contact');
  await user.click(await screen.findByLabelText('Done (1)'));
  expect(screen.getByText('1 of these is a duplicate and not shown')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show duplicates:' }));
  await waitFor(() => expect(screen.queryByText(/and not shown/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Done (1)')).toBeChecked();
});

describe('the way back from a new state', () => {
  const undo = () => screen.findByText('Undo');
  const isSaid = (text: string) =>
    waitFor(() => expect(screen.getByText(text)).toHaveTextContent(text));
  const stateOf = ({ snapshot }: ReturnType<typeof fakeReviewServer>) => snapshot.reviews[0]?.state;

  it('leads from a state that was chosen in the panel to the one before', async () => {
    const { user, server } = openContacts();
    server.snapshot.reviews.push(reviewOf('r1', { state: 'in-progress' }));
    await user.click(await opener('Ruth'));
    await isChosen('In progress');
    await user.click(state('Done'));
    await isSaid('Ruth Berger: Done');
    await user.click(await undo());
    await isSaid('Ruth Berger: In progress');
    expect(stateOf(server)).toBe('in-progress');
    expect(state('In progress')).toBeChecked();
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
  });

  it('is refused once a colleague has changed it again', async () => {
    const { user, server } = openContacts();
    await user.click(await opener('Ruth'));
    await isChosen('New');
    await user.click(state('Done'));
    await isSaid('Ruth Berger: Done');
    server.snapshot.reviews[0] = reviewOf('r1', { state: 'in-progress', version: 1 });
    await user.click(await undo());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ruth Berger was not changed');
    expect(stateOf(server)).toBe('in-progress');
  });
});

/** Fakes a window with room for table and panel; returns the function that restores it. */
function fakeWideWindow(): () => void {
  const list = Object.assign(new EventTarget(), { matches: true });
  Object.assign(window, { matchMedia: () => list });
  return () => {
    list.matches = false;
    act(() => void list.dispatchEvent(new Event('change')));
  };
}
