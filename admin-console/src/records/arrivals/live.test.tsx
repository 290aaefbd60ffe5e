import { screen, waitFor, within } from '@testing-library/react';
import { getReviewCounts } from 'contract/review-requests';
import type { ConsolePlace } from '../../app/console-place';
import { SectionNavigation } from '../../app/sidebar/section-navigation';
import { columnTexts } from '../../testing/column-texts';
import { fakeEventSource } from '../../testing/fake-event-source';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { listCalls } from '../../testing/list-calls';
import { openConsole } from '../../testing/open-console';
import { openSection } from '../../testing/open-section';
import { person } from '../../testing/person';
import { logIn, renderView } from '../../testing/render-view';

jest.mock('../table/record-table');

const place: ConsolePlace = {
  view: 'section',
  sections: ['contact', 'welfare'],
  section: 'contact',
  websiteParts: [],
  website: undefined,
  staffViews: [],
  staffView: undefined,
  searches: [],
};
const openSidebar = () => renderView(<SectionNavigation place={place} quarantineCount={0} />);

const connection = fakeEventSource();
beforeEach(logIn);

it('lets a duplicate wait where the groups that are being read would move', async () => {
  const again = (id: string, name: string) => ({ ...person(name), _id: id });
  fakeReviewServer('contact', [person('Ruth'), person('Bela'), again('2', 'Ruth')]);
  const user = openSection('contact');
  await user.click(await screen.findByLabelText('Manage groups:'));
  const panel = screen.getByRole('region', { name: 'Duplicate Groups (1)' });
  const entries = () =>
    within(panel)
      .getAllByText(/@example\.org$/, { selector: 'li *' })
      .map(({ textContent }) => textContent);
  const records = [again('3', 'Bela'), again('4', 'Ruth')];
  connection().tell('arrived', { kind: 'contact', records });
  const show = await screen.findByText('2 new duplicates - show');
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
  openSection('contact', 'id-Ruth');
  await screen.findByRole('radio', { name: 'New', checked: true });
  server.snapshot.reviews.push(reviewOf('id-Ruth', { state: 'done' }));
  connection().tell('changed', { kind: 'contact' });
  expect(await screen.findByRole('radio', { name: 'Done', checked: true })).toBeVisible();
});

it('shows what a member changed in the moment in which a colleague noted something', async () => {
  const ruth = { ...person('Ruth'), fullName: 'Ruth', phone: '+43 512 1' };
  const server = fakeReviewServer('profiles', [ruth]);
  openSection('profiles');
  await screen.findByText('+43 512 1');
  server.records[0] = { ...ruth, phone: '+43 512 2', __v: 1 };
  server.snapshot.reviews.push(reviewOf('id-Ruth', { state: 'in-progress' }));
  connection().tell('changed', { kind: 'profiles' });
  expect(await screen.findByText('+43 512 2')).toBeVisible();
});

it('says of the open section what it says itself, before the server counts again', async () => {
  const server = fakeReviewServer('contact', [person('Ruth'), person('Jonas')], ({ path }) =>
    path === getReviewCounts.path
      ? { status: 200, body: { contact: { total: 2, new: 2 } } }
      : undefined,
  );
  const user = openConsole('/admin/dashboard?section=contacts&record=id-Ruth');
  const link = await screen.findByRole('link', { name: 'Contacts' });
  await waitFor(() => expect(link).toHaveAccessibleDescription('2 new'));
  await screen.findByRole('radio', { name: 'New', checked: true });
  await user.keyboard('d');
  await screen.findByText('New (1)');
  expect(link).toHaveAccessibleDescription('1 new');
  expect(server.snapshot.reviews).toHaveLength(1);
});

it('says beside a link, not in its name, how many records are new, and counts again when one arrives', async () => {
  let counted = { total: 9, new: 7 };
  fakeReviewServer('contact', [person('Ruth')], ({ path }) =>
    path === getReviewCounts.path ? { status: 200, body: { welfare: counted } } : undefined,
  );
  openSidebar();
  const link = await screen.findByRole('link', { name: 'Welfare' });
  await waitFor(() => expect(link).toHaveAccessibleDescription('7 new'));
  expect(link).toHaveTextContent(/^Welfare$/);
  counted = { total: 1200, new: 1000 };
  connection().tell('arrived', { kind: 'welfare', records: [person('Jonas')] });
  await waitFor(() => expect(link).toHaveAccessibleDescription('1000 new'));
  expect(screen.getByTitle('1000 new')).toHaveTextContent('999+');
});

it('lets the stream go with the page and reads again what was missed when it is back', async () => {
  const server = fakeReviewServer('contact', [person('Ruth')]);
  openSection('contact');
  await screen.findByRole('grid');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(connection).toThrow();
  server.records.push(person('Jonas'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  connection().say('open');
  await waitFor(() => expect(columnTexts(1)).toEqual(['Jonas', 'Ruth']));
});

it('tells of the consent of what has just arrived', async () => {
  localStorage.setItem('table:requests', '{"sort":{"field":"createdAt","direction":"asc"}}');
  const { snapshot } = fakeReviewServer('request', [person('Ruth')]);
  const user = openSection('request');
  await screen.findByRole('grid');
  const jonas = { ...person('Jonas'), fullName: 'Jonas' };
  snapshot.consents.push({ recordId: jonas._id, givenAt: '2026-03-01T11:30:00.000Z' });
  connection().tell('arrived', { kind: 'request', records: [jonas] });
  await user.click(await screen.findByRole('link', { name: /^Jonas/ }));
  expect(await screen.findByText('Given on 1 Mar 2026, 12:30')).toBeVisible();
});

describe('a section whose list is empty, or could not be read', () => {
  const people = ['Ruth', 'Bela', 'Jonas'].map(person);
  const late = person('Late');
  const news = { kind: 'contact', records: [late] } as const;
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

  it('shows what arrives in a section in which nothing was', async () => {
    const { calls } = fakeReviewServer('contact', []);
    openSection('contact');
    expect(await screen.findByText('No data found.')).toBeVisible();
    connection().tell('arrived', news);
    expect(await screen.findByText('Late')).toBeVisible();
    expect(screen.getByText('1 Unique')).toBeVisible();
    expect(listCalls(calls)).toHaveLength(1);
  });

  it('reads a list again that could not be read, when something arrives', async () => {
    let isDown = true;
    const { calls, records } = fakeReviewServer('contact', people, ({ path }) =>
      isDown && path === '/api/contacts' ? 'down' : undefined,
    );
    openSection('contact');
    expect(await screen.findByText('No data found.')).toBeVisible();
    isDown = false;
    records.push(late);
    connection().tell('arrived', news);
    expect(await screen.findByText('4 Unique')).toBeVisible();
    expect(listCalls(calls)).toHaveLength(2);
  });

  it('does not pass what arrives off as all there is while the list cannot be read', async () => {
    const { calls } = fakeReviewServer('contact', people, ({ path }) =>
      path === '/api/contacts' ? 'down' : undefined,
    );
    openSection('contact');
    expect(await screen.findByText('No data found.')).toBeVisible();
    connection().tell('arrived', news);
    await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
    expect(screen.getByText('No data found.')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('reads it again also for what arrived before it was known to have failed', async () => {
    const { calls } = fakeReviewServer('contact', people, ({ path }) =>
      path === '/api/contacts' ? 'hang' : undefined,
    );
    openSection('contact');
    await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
    connection().tell('arrived', news);
    listCalls(calls)[0]?.answer('down');
    await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
  });
});
