import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeEventSource, FakeEventSource } from '../testing/fake-event-source';
import { fakeReviewServer, rejection, reviewOf } from '../testing/fake-review-server';
import { logIn, openConsole } from '../testing/open-console';
import { person } from '../testing/person';

const contacts = '/admin/dashboard?section=contacts';
const names = () =>
  screen
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset['field'] === 'name')
    .map((cell) => cell.textContent);

const connection = fakeEventSource();
beforeEach(logIn);

it('lets what arrives wait above what is read, and shows it at the top when it is asked for', async () => {
  fakeReviewServer('contact', [person('Ruth'), person('Bela')]);
  const user = openConsole(contacts);
  await screen.findByRole('grid');
  expect(names()).toEqual(['Bela', 'Ruth']);
  connection().tell('arrived', { kind: 'contact', records: [person('Jonas')] });
  const show = await screen.findByRole('button', { name: '1 new - show' });
  expect(screen.getByText('3 Unique')).toBeVisible();
  expect(names()).toEqual(['Bela', 'Ruth']);
  await user.click(show);
  await waitFor(() => expect(names()).toEqual(['Jonas', 'Bela', 'Ruth']));
  expect(show).not.toBeInTheDocument();
});

it('puts what arrives at the end of a list that is read from the oldest, once, and announces it politely', async () => {
  localStorage.setItem('table:contacts', '{"sort":{"field":"createdAt","direction":"asc"}}');
  fakeReviewServer('contact', [person('Ruth')]);
  openConsole(contacts);
  await screen.findByRole('grid');
  const news = { kind: 'contact', records: [person('Jonas')] } as const;
  connection().tell('arrived', news);
  await waitFor(() => expect(names()).toEqual(['Ruth', 'Jonas']));
  connection().tell('arrived', news);
  expect(await screen.findByText('1 new in Contacts.')).toHaveAttribute('role', 'status');
  expect(screen.getByText('2 Unique')).toBeVisible();
});

it('lets it wait where a sorted table would move', async () => {
  fakeReviewServer('contact', [person('Ruth'), person('Bela')]);
  const user = openConsole(contacts);
  await user.click(await screen.findByRole('columnheader', { name: 'Name' }));
  await waitFor(() => expect(names()).toEqual(['Bela', 'Ruth']));
  connection().tell('arrived', { kind: 'contact', records: [person('Jonas')] });
  await user.click(await screen.findByRole('button', { name: '1 new - show' }));
  await waitFor(() => expect(names()).toEqual(['Bela', 'Jonas', 'Ruth']));
});

it('lets a duplicate wait where the groups that are being read would move', async () => {
  const again = (id: string, name: string) => ({ ...person(name), _id: id });
  fakeReviewServer('contact', [person('Ruth'), person('Bela'), again('2', 'Ruth')]);
  const user = openConsole(contacts);
  await user.click(await screen.findByRole('checkbox', { name: 'Manage groups:' }));
  const panel = screen.getByRole('region', { name: 'Duplicate Groups (1)' });
  const entries = () =>
    within(panel)
      .getAllByText(/@example\.org$/, { selector: 'li *' })
      .map(({ textContent }) => textContent);
  const records = [again('3', 'Bela'), again('4', 'Ruth')];
  connection().tell('arrived', { kind: 'contact', records });
  const show = await screen.findByRole('button', { name: '2 new duplicates - show' });
  expect(panel).toHaveAccessibleName('Duplicate Groups (2)');
  expect(entries()).toEqual(Array(2).fill('ruth@example.org'));
  await user.click(show);
  expect(entries()).toEqual([
    ...Array(3).fill('ruth@example.org'),
    ...Array(2).fill('bela@example.org'),
  ]);
  expect(show).not.toBeInTheDocument();
});

it('takes over a change made by another staff member', async () => {
  const server = fakeReviewServer('contact', [person('Ruth')]);
  openConsole(`${contacts}&record=id-Ruth`);
  await screen.findByRole('radio', { name: 'New', checked: true });
  server.snapshot.reviews.push(reviewOf('id-Ruth', { state: 'done' }));
  connection().tell('changed', { kind: 'contact' });
  expect(await screen.findByRole('radio', { name: 'Done', checked: true })).toBeVisible();
});

it('shows what a member changed in the moment in which a colleague noted something', async () => {
  const ruth = { ...person('Ruth'), fullName: 'Ruth', phone: '+43 512 1' };
  const server = fakeReviewServer('profiles', [ruth]);
  openConsole('/admin/dashboard?section=user-profiles');
  await screen.findByRole('gridcell', { name: '+43 512 1' });
  server.records[0] = { ...ruth, phone: '+43 512 2', __v: 1 };
  server.snapshot.reviews.push(reviewOf('id-Ruth', { state: 'done' }));
  connection().tell('changed', { kind: 'profiles' });
  expect(await screen.findByRole('gridcell', { name: '+43 512 2' })).toBeVisible();
});

it('leaves the focus in its row when a colleague merges an earlier one away', async () => {
  const people = ['Ruth', 'Bela', 'Jonas', 'Miriam'].map(person);
  const server = fakeReviewServer('contact', people);
  openConsole(contacts);
  const email = await screen.findByRole('gridcell', { name: 'jonas@example.org' });
  act(() => email.focus());
  server.records[1] = { ...person('Bela'), mergedInto: 'id-Ruth', __v: 1 };
  server.snapshot.merges.push({
    _id: 'm1',
    survivor: 'id-Ruth',
    merged: ['id-Bela'],
    createdAt: '2026-04-01T12:00:00.000Z',
    createdBy: 'colleague@example.org',
  });
  connection().tell('changed', { kind: 'contact' });
  await waitFor(() => expect(names()).toEqual(['Miriam', 'Jonas', 'Ruth']));
  expect(screen.getByRole('gridcell', { name: 'jonas@example.org' })).toHaveFocus();
});

it('says beside a link, not in its name, how many records are new', async () => {
  fakeReviewServer('contact', [person('Ruth')], ({ path }) =>
    path === '/api/admin/counts'
      ? { status: 200, body: { welfare: { total: 9, new: 7 } } }
      : undefined,
  );
  openConsole(contacts);
  const link = await screen.findByRole('link', { name: 'Welfare' });
  await waitFor(() => expect(link).toHaveAccessibleDescription('7 new'));
  expect(link).toHaveTextContent(/^Welfare$/);
});

it('counts again when something arrives, and caps what would not fit', async () => {
  let counted = { total: 9, new: 7 };
  fakeReviewServer('contact', [person('Ruth')], ({ path }) =>
    path === '/api/admin/counts' ? { status: 200, body: { welfare: counted } } : undefined,
  );
  openConsole(contacts);
  const link = await screen.findByRole('link', { name: 'Welfare' });
  await waitFor(() => expect(link).toHaveAccessibleDescription('7 new'));
  counted = { total: 1200, new: 1000 };
  connection().tell('arrived', { kind: 'welfare', records: [person('Jonas')] });
  await waitFor(() => expect(link).toHaveAccessibleDescription('1000 new'));
  expect(screen.getByTitle('1000 new')).toHaveTextContent('999+');
});

it('leads to the login when the stream was refused because the session is over', async () => {
  let isOver = false;
  fakeReviewServer('contact', [person('Ruth')], () =>
    isOver ? rejection(401, 'Please log in with a staff account.') : undefined,
  );
  openConsole(contacts);
  await screen.findByRole('grid');
  isOver = true;
  connection().say('error');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
});

it('lets the stream go with the page and reads again what was missed when it is back', async () => {
  const server = fakeReviewServer('contact', [person('Ruth')]);
  openConsole(contacts);
  await screen.findByRole('grid');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(connection).toThrow();
  server.records.push(person('Jonas'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  connection().say('open');
  await waitFor(() => expect(names()).toEqual(['Jonas', 'Ruth']));
});

it('says that the quarantine is being read again', async () => {
  fakeReviewServer('contact', [], ({ path }) =>
    path === '/api/admin/quarantine' ? 'down' : undefined,
  );
  const user = openConsole('/admin/dashboard?quarantine');
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  await user.click(tryAgain);
  expect(screen.getByRole('alert')).toHaveTextContent('The quarantine could not be loaded.');
  await waitFor(() => expect(tryAgain).toHaveTextContent('Loading...'));
  expect(tryAgain).toHaveFocus();
});

it('shows the quarantine below the sections, and lets a record out', async () => {
  const quarantined = [{ kind: 'contact', reason: 'honeypot', record: person('Miriam') }];
  fakeReviewServer('contact', [person('Ruth')], ({ path, method }) => {
    if (path === '/api/admin/quarantine') return { status: 200, body: quarantined };
    if (method !== 'POST') return undefined;
    quarantined.length = 0;
    return { status: 204 };
  });
  const user = openConsole(contacts);
  await user.click(await screen.findByRole('link', { name: 'Quarantine (1)' }));
  expect(screen.getByText('A field was filled in that people cannot see.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Release Miriam' }));
  expect(await screen.findByText('Miriam is now in Contacts.')).toBeVisible();
  expect(screen.getByText('The quarantine is empty.')).toBeVisible();
});

it('finds a person in all sections, and opens what was found', async () => {
  const results = [
    { kind: 'welfare', record: { ...person('Ruth'), message: 'Rent' } },
    { kind: 'contact', record: { ...person('Ruth'), _id: 'other', message: 'Choir' } },
  ];
  const server = fakeReviewServer('contact', [person('Ruth')], ({ path }) =>
    path.startsWith('/api/admin/search')
      ? { status: 200, body: { results, isCut: true } }
      : undefined,
  );
  const user = openConsole(contacts);
  await user.type(await screen.findByLabelText('Search all sections'), 'ruth & co{Enter}');
  expect(await screen.findByText('2 records in 2 sections')).toBeVisible();
  expect(screen.getByText(/There are more than are shown here/)).toBeVisible();
  expect(server.calls.some(({ path }) => path === '/api/admin/search?q=ruth%20%26%20co')).toBe(
    true,
  );
  const section = screen.getByRole('region', { name: 'Contacts' });
  await user.click(within(section).getByRole('button', { name: /Ruth/ }));
  const panel = await screen.findByRole('dialog', { name: 'Ruth' });
  expect(await within(panel).findByRole('radio', { name: 'New' })).toBeChecked();
});

it('tells of the consent of what has just arrived', async () => {
  localStorage.setItem('table:requests', '{"sort":{"field":"createdAt","direction":"asc"}}');
  const { snapshot } = fakeReviewServer('request', [person('Ruth')]);
  const user = openConsole('/admin/dashboard?section=requests');
  await screen.findByRole('grid');
  const jonas = { ...person('Jonas'), fullName: 'Jonas' };
  snapshot.consents.push({ recordId: jonas._id, givenAt: '2026-03-01T12:30:00' });
  connection().tell('arrived', { kind: 'request', records: [jonas] });
  await user.click(await screen.findByRole('link', { name: /^Jonas/ }));
  expect(await screen.findByText('Given on 1 Mar 2026, 12:30')).toBeVisible();
});
