import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ArrivalAnnouncer } from '../arrivals/arrival-announcer';
import { SkipToWork, WorkArea } from '../../app/work-area';
import type { AdminRecord } from '../../base/model/admin-record';
import { SectionView } from '../sections/section-view';
import { columnTexts, rowTexts } from '../../testing/column-texts';
import { fakeEventSource } from '../../testing/fake-event-source';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { tellAdded } from '../../session/live/console-events';
import { openSection } from '../../testing/open-section';
import { openTable } from '../../testing/open-table';
import { person } from '../../testing/person';
import { logIn, renderView } from '../../testing/render-view';

const connection = fakeEventSource();
beforeEach(logIn);

async function openRows(records: readonly AdminRecord[]) {
  fakeReviewServer('contact', []);
  const user = openTable(records);
  await waitFor(() => expect(rowTexts()).toHaveLength(records.length));
  return user;
}

const names = () => columnTexts(1);
const setUp = (preferences: object) =>
  localStorage.setItem('table:contacts', JSON.stringify(preferences));
const oldestFirst = { sort: { field: 'createdAt', direction: 'asc' } };
/** Fewer columns make the test faster. */
const narrow = { columns: { subject: false, message: false } };
const search = (value: string) => {
  const box = screen.getByLabelText('Search Contacts');
  act(() => box.focus());
  fireEvent.change(box, { target: { value } });
};
const cellOf = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=gridcell]') as HTMLElement;

it('shows values as text: empty when missing, never as HTML or [object Object]', async () => {
  await openRows([
    { name: '<img src=x onerror=alert(1)>', email: '', message: ['choir', 'ushering'] },
    { name: 'B', subject: { city: 'Imst' } },
  ]);
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headers).toEqual(['Status', 'Name', 'E-mail', 'Subject', 'Message']);
  expect(rowTexts()).toEqual([
    ['UNIQUE', 'B', '', 'city: Imst', ''],
    ['UNIQUE', '<img src=x onerror=alert(1)>', '', '', 'choir, ushering'],
  ]);
});

it('keeps rows apart whose ids are the same or missing', async () => {
  await openRows([{ name: 'A', _id: '1' }, { name: 'B', _id: '1' }, { name: 'C' }]);
  expect(names()).toEqual(['C', 'B', 'A']);
});

it('says that a search finds duplicates which the table hides, and shows them', async () => {
  const ada = { ...person('Ada'), phone: '+43 512 000002' };
  const again = { ...ada, _id: 'again', createdAt: '2026-10-12T12:30:00.000Z' };
  fakeReviewServer('contact', [ada, again]);
  const user = openSection('contact');
  await waitFor(() => expect(names()).toEqual(['Ada']));
  search('12 October');
  expect(
    await screen.findByText('The search also finds 1 duplicate that is hidden here.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(names()).toEqual(['Ada']));
  expect(screen.getByLabelText('Show duplicates:')).toBeChecked();
  expect(screen.getByRole('searchbox', { name: 'Search Contacts' })).toHaveFocus();
  await user.click(screen.getByLabelText('Show duplicates:'));
  search('');
  await waitFor(() => expect(screen.queryByText(/also finds/)).not.toBeInTheDocument());
});

it('opens a text that does not fit into its row', async () => {
  const message = `Grüß Gott,\n${'a long story. '.repeat(30)}`.trim();
  const user = await openRows([{ name: 'A', message }]);
  const cut = screen.getByText(/a long story/);
  await user.click(cut);
  const dialog = await screen.findByRole('dialog', { name: 'Message' });
  expect(within(dialog).getByText(/a long story/).textContent).toBe(message);

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(cut).toHaveFocus();
});

it('closes the menu of a column with the window in which the column stood elsewhere', async () => {
  const user = await openRows([person('Ruth')]);
  await user.click(screen.getByLabelText('Name column menu'));
  expect(await screen.findByRole('menuitem', { name: 'Sort ascending' })).toBeVisible();
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus();
});

it('shows a row as a card with its Status, its link and what was written, in any order', async () => {
  // Fakes a narrow window: each query for a maximum width matches.
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width') });
  Object.assign(window, { matchMedia });
  setUp({ sort: { field: 'email', direction: 'asc' } });
  fakeReviewServer('contact', [{ ...person('Ruth'), subject: 'Choir', message: 'When?\nNow?' }]);
  openSection('contact');
  await screen.findByText('When? Now?');
  const texts = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(texts).toEqual(['UNIQUE', 'Ruth', 'When? Now?']);
  // The link is a tab stop, because there is no header from which to go on with arrow keys.
  expect(screen.getByRole('link', { name: 'Ruth' })).toHaveAttribute('tabindex', '0');
  expect(screen.queryByLabelText('Columns')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Order')).toBeVisible();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the search', () => {
  it('finds rows by words that are typed, whatever their accents', async () => {
    const user = await openRows([
      { name: 'Jörg Müller', subject: 'Choir' },
      { name: 'Eva Müller', subject: 'Scarf' },
    ]);
    search('muller cho');
    await waitFor(() => expect(rowTexts()).toEqual([['UNIQUE', 'Jörg Müller', '', 'Choir', '']]));
    await user.click(screen.getByLabelText('Clear the search'));
    await waitFor(() => expect(rowTexts()).toHaveLength(2));
  });

  it.each([
    ['ruth', 'gridcell'],
    ['nobody', 'columnheader'],
  ])('leaves a way for Tab when the row that it led to is not found (%s)', async (words, role) => {
    await openRows([person('Ruth'), person('Bela')]);
    const cell = await cellOf('bela@example.org');
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(cell);
    await waitFor(() => expect(cell).toHaveAttribute('tabindex', '0'));
    search(words);
    await waitFor(() => expect(cell).not.toBeInTheDocument());
    const [first] = screen.getAllByRole(role);
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'));
  });
});

describe('a row', () => {
  beforeEach(() => setUp(narrow));
  const ruth = person('Ruth');
  const jonas = person('Jonas');
  const openId = () => new URLSearchParams(window.location.search).get('record');
  const openThree = () => {
    setUp({ ...narrow, ...oldestFirst });
    const server = fakeReviewServer('contact', [ruth, jonas, person('Miriam')]);
    return { server, user: openSection('contact') };
  };

  it('opens its record at one click', async () => {
    const { user } = openThree();
    await user.click(await cellOf(jonas.email));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Jonas');
  });

  it('leaves a text alone that is being selected, and clicks that ask for something else', async () => {
    const { user } = openThree();
    const email = await cellOf(jonas.email);
    const select = jest.spyOn(window, 'getSelection');
    select.mockReturnValue({ toString: () => 'jonas@' } as Selection);
    await user.click(email);
    select.mockRestore();
    await user.keyboard('{Control>}');
    await user.click(email);
    await user.keyboard('{/Control}');
    expect(openId()).toBeNull();
  });

  it('has a link with an address of its own in its first cell, and a sign of how far staff are', async () => {
    const server = fakeReviewServer('contact', [jonas, { ...ruth, name: '' }]);
    server.snapshot.reviews.push(reviewOf(jonas._id, { state: 'done' }));
    const user = openSection('contact');
    await user.click(await screen.findByLabelText('All (2)'));
    expect(await screen.findByRole('img', { name: 'Done' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'New' })).toBeVisible();
    expect(screen.getByText('Jonas')).toHaveAttribute('href', '?section=contacts&record=id-Jonas');
    const nameless = screen.getByRole('link', { name: 'Open Record without a name' });
    expect(nameless).toHaveAttribute('href', '?section=contacts&record=id-Ruth');
  });

  it('is gone to with j and k, leaves the open ones with d, and is opened with Enter', async () => {
    const { user, server } = openThree();
    const first = await cellOf(ruth.email);
    act(() => first.focus());
    await user.keyboard('j');
    const cell = await cellOf(jonas.email);
    expect(cell).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('d');
    await waitFor(() =>
      expect(server.snapshot.reviews[0]).toMatchObject({ recordId: jonas._id, state: 'done' }),
    );
    await waitFor(() => expect(cell).not.toBeInTheDocument());
    const last = await cellOf('miriam@example.org');
    expect(last).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('k');
    expect(await cellOf(ruth.email)).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('j{Home}{Enter}');
    expect(openId()).toBe('id-Miriam');
  });

  it('is reached with a key from where nothing has the focus, which changes nothing yet', async () => {
    const { user, server } = openThree();
    await cellOf(ruth.email);
    expect(document.body).toHaveFocus();
    await user.keyboard('d');
    expect(screen.getByText('Ruth')).toHaveFocus();
    expect(server.snapshot.reviews).toEqual([]);
    await user.keyboard('j');
    expect(screen.getByText('Jonas')).toHaveFocus();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('j?');
    expect(screen.getByRole('searchbox')).toHaveValue('j?');
    act(() => screen.getByRole('searchbox').blur());
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('is selected with x or Space, with Shift as all since the last one, and by clicks', async () => {
    const { user } = openThree();
    const first = await cellOf(ruth.email);
    act(() => first.focus());
    await user.keyboard('xjj{Shift>} {/Shift}');
    const selected = () => screen.getAllByRole('row', { selected: true });
    expect(selected()).toHaveLength(3);
    await user.keyboard('k ');
    expect(selected()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Select Ruth' }));
    expect(selected()).toHaveLength(1);
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Select Jonas' }));
    await user.keyboard('{/Shift}');
    expect(selected()).toHaveLength(2);
    await user.keyboard('X');
    expect(selected()).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
    expect(openId()).toBeNull();
  });

  it('keeps the focus when a colleague merges an earlier one away', async () => {
    const people = ['Ruth', 'Bela', 'Jonas', 'Miriam'].map(person);
    const server = fakeReviewServer('contact', people);
    openSection('contact');
    const email = await cellOf(jonas.email);
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
    expect(await cellOf(jonas.email)).toHaveFocus();
  });
});

describe('what arrives', () => {
  beforeEach(() => setUp(narrow));
  const news = { kind: 'contact', records: [person('Jonas')] } as const;

  it('waits above what is read, and is shown at the top when it is asked for', async () => {
    fakeReviewServer('contact', [person('Ruth'), person('Bela')]);
    const user = openSection('contact');
    await screen.findByText('Bela');
    expect(names()).toEqual(['Bela', 'Ruth']);
    connection().tell('arrived', news);
    const show = await screen.findByText('1 new - show');
    expect(screen.getByText('3 Unique')).toBeVisible();
    expect(names()).toEqual(['Bela', 'Ruth']);
    await user.click(show);
    await waitFor(() => expect(names()).toEqual(['Jonas', 'Bela', 'Ruth']));
    expect(show).not.toBeInTheDocument();
  });

  it('is put at the end of a list that is read from the oldest, once, and announced politely', async () => {
    setUp({ ...narrow, ...oldestFirst });
    fakeReviewServer('contact', [person('Ruth')]);
    renderView(
      <>
        <SectionView name="contact" />
        <ArrivalAnnouncer />
      </>,
    );
    await screen.findByText('Ruth');
    connection().tell('arrived', news);
    await waitFor(() => expect(names()).toEqual(['Ruth', 'Jonas']));
    connection().tell('arrived', news);
    expect(await screen.findByText('1 new in Contacts.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('2 Unique')).toBeVisible();
  });

  it('is not said to be new where it was added in another view of this console', async () => {
    const added = {
      ...person('Miriam'),
      _id: 'added-before',
      createdAt: '',
      updatedAt: '',
      __v: 0,
    };
    tellAdded('contact', added);
    fakeReviewServer('contact', [person('Ruth'), added]);
    openSection('contact');
    await screen.findByText('Miriam');
    connection().tell('arrived', { kind: 'contact', records: [added] });
    connection().tell('arrived', news);
    expect(await screen.findByText('1 new - show')).toBeVisible();
    expect(names()).toEqual(['Miriam', 'Ruth']);
  });

  it('waits where a sorted table would move', async () => {
    fakeReviewServer('contact', [person('Ruth'), person('Bela')]);
    const user = openSection('contact');
    await user.click(await screen.findByText('Name'));
    await waitFor(() => expect(names()).toEqual(['Bela', 'Ruth']));
    connection().tell('arrived', news);
    await user.click(await screen.findByText('1 new - show'));
    await waitFor(() => expect(names()).toEqual(['Bela', 'Jonas', 'Ruth']));
  });
});

describe('in the work area', () => {
  beforeEach(() => setUp(narrow));
  const openWork = (people = [person('Ruth'), person('Jonas')]) => {
    fakeReviewServer('contact', people);
    return renderView(
      <>
        <SkipToWork hasTable />
        <WorkArea className={undefined}>
          <SectionView name="contact" />
        </WorkArea>
      </>,
      { address: '/admin/dashboard?section=contacts' },
    );
  };

  it('is skipped to, at the first record', async () => {
    const user = openWork();
    const first = await screen.findByText('Jonas');
    await user.click(screen.getByText('Skip to the table'));
    expect(first).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('leaves the skip link the work area where there is no record', async () => {
    const user = openWork([]);
    const note = await screen.findByText('No data found.');
    await user.click(screen.getByText('Skip to the table'));
    expect(document.activeElement).toContainElement(note);
  });

  it('is searched with / while it has the focus; in a field that key is typed', async () => {
    const user = openWork();
    await screen.findByText('Jonas');
    const box = screen.getByLabelText('Search Contacts');
    await user.keyboard('/');
    expect(box).not.toHaveFocus();
    await user.click(screen.getByText('Skip to the table'));
    await user.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
    await user.keyboard('/');
    expect(box).toHaveValue('/');
  });
});
