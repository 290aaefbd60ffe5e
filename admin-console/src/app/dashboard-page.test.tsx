import { act, screen, waitFor, within } from '@testing-library/react';
import { allRights } from 'contract/rights';
import { searchRecords } from 'contract/search-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { getTabStored, writeTab } from 'shared-ui/tab-storage';
import { sectionTitles } from '../base/model/fixed-texts';
import { sectionNames, sections } from '../base/model/sections';
import { storeStaffRights } from '../session/staff-account';
import { getAdminToken, getTypedTextsKey } from '../session/admin-session';
import { account, answerByTable } from '../testing/answer-table';
import { fakeContentServer } from '../testing/fake-content-server';
import { fakeEventSource, FakeEventSource } from '../testing/fake-event-source';
import { fakeReviewServer, rejection } from '../testing/fake-review-server';
import { listCalls } from '../testing/list-calls';
import { openConsole } from '../testing/open-console';
import { person } from '../testing/person';
import { logIn, renderView } from '../testing/render-view';
import { sampleRecord } from '../testing/sample-record';
import { ConsoleTools } from './console-tools/console-tools';
// Imported so that no test waits for the lazy modules.
import '../website/website-view';
import '../website/media/media-view';

jest.mock('../records/table/record-table');

const contacts = '/admin/dashboard?section=contacts';

const logoutPath = '/api/auth/admin/logout';

/** Answers the logout with `answer` and every list with an empty one. */
const answerLogout = (answer: FakeAnswer) =>
  fakeNetwork(({ path }) => (path === logoutPath ? answer : { status: 200, body: [] }));

const connection = fakeEventSource();
beforeEach(() => {
  logIn();
  answerLogout({ status: 200 });
});

it('lists the sections as links, with the current one marked', async () => {
  openConsole('/admin/dashboard?section=pledges');
  const sidebar = await screen.findByRole('navigation', { name: 'Sections' });
  const links = within(sidebar).getAllByRole('link');
  const names = sectionNames.map((name) => sectionTitles[name]);
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    screen.getByText('Pledge Posts', { selector: 'a[aria-current=page]' }),
  ]);
  expect(links[names.indexOf('Pledge Posts')]).toHaveAttribute(
    'href',
    '/admin/dashboard?section=pledges',
  );
});

const namesIn = async (navigation: string) =>
  (
    await within(await screen.findByRole('navigation', { name: navigation })).findAllByRole('link')
  ).map((link) => link.textContent);

it('lists what else staff have in groups of their own', async () => {
  const user = openConsole('/admin/dashboard?section=audit');
  expect(await namesIn('Work')).toEqual(['Today', 'To contact', 'People', 'Questions']);
  expect(await namesIn('Website')).toEqual(['Website']);
  expect(await namesIn('Office')).toEqual([
    'Accounts',
    'Urgent and due',
    'Privacy desk',
    'Releases',
    'Import',
    'Audit log',
    'Undelivered e-mails',
  ]);
  const own = within(screen.getByRole('navigation', { name: 'Account' }));
  await user.click(own.getByRole('link', { name: 'My account' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('My account');
  expect(window.location.search).toBe('?section=my-account');
});

it.each([
  ['the first section', 'sections', 'Naming'],
  ['Today', 'today', 'Today'],
])('opens with %s for who has chosen it', async (_page, startPage, title) => {
  answerByTable({ 'GET /api/admin/account': { status: 200, body: { ...account, startPage } } });
  storeStaffRights(undefined);
  openConsole('/admin/dashboard');
  expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible();
});

it('folds a group and remembers it, but for the group of the current page', async () => {
  answerByTable({});
  const user = openConsole(contacts);
  const office = within(await screen.findByRole('navigation', { name: 'Office' }));
  const fold = office.getByRole('button', { name: 'Show the links', expanded: false });
  expect(fold).toHaveAccessibleDescription('Office');
  expect(office.queryByRole('link')).not.toBeInTheDocument();
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(localStorage.getItem('folded-groups:1')).toBe('');
  await user.click(office.getByRole('link', { name: 'Audit log' }));
  expect(office.queryByRole('button')).not.toBeInTheDocument();
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  await user.click(sections.getByRole('button', { name: 'Show the links' }));
  expect(sections.queryByRole('link')).not.toBeInTheDocument();
  expect(localStorage.getItem('folded-groups:1')).toBe('sections');
});

it('shows the sections whose names have what is typed, and opens the first', async () => {
  const user = openConsole(contacts);
  const filter = await screen.findByRole('textbox', { name: 'Filter sections' });
  await user.type(filter, 'TIM');
  expect(await namesIn('Sections')).toEqual(['Testimonies', 'First Timers', 'Second Timers']);
  await user.keyboard('{Escape}');
  expect(await namesIn('Sections')).toHaveLength(sectionNames.length);
  await user.type(filter, 'nobody');
  expect(screen.getByText('No section is called that.')).toBeVisible();
  await user.clear(filter);
  await user.type(filter, 'first{Enter}');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('First Timers');
  expect(filter).toHaveValue('');
});

it('keeps pinned sections above the others', async () => {
  answerByTable({});
  const user = openConsole(contacts);
  await user.click(await screen.findByRole('button', { name: 'Pin Contacts', pressed: false }));
  expect(await namesIn('Pinned')).toEqual(['Contacts']);
  expect(localStorage.getItem('pinned-sections:1')).toBe('contact');
  const current = screen.getAllByRole('link', { name: 'Contacts', current: 'page' });
  expect(current).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pin Contacts', pressed: true }));
  expect(screen.queryByRole('navigation', { name: 'Pinned' })).not.toBeInTheDocument();
});

it('lets staff choose between day and night where they are', async () => {
  const user = openConsole('/admin/dashboard');
  const account = await screen.findByRole('navigation', { name: 'Account' });
  await user.click(within(account).getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  await user.click(within(account).getByRole('button', { name: 'Automatic' }));
});

it('reads the list of each section as it is chosen, and anew when it is chosen again', async () => {
  const calls = answerLogout({ status: 200 });
  const user = openConsole('/admin/dashboard?section=user-profiles');
  const chosen = [...sectionNames, 'welfare'] as const;
  for (const name of chosen) {
    const title = sectionTitles[name];
    await user.click(await screen.findByText(title, { selector: 'a' }));
    expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible();
  }
  await waitFor(() => expect(listCalls(calls)).toHaveLength(chosen.length + 1));
  expect(
    listCalls(calls)
      .slice(1)
      .map(({ path }) => path),
  ).toEqual(chosen.map((name) => sections[name].endpoint));
});

it('says "Coming Soon" for an unknown section', async () => {
  const calls = answerLogout({ status: 200 });
  openConsole('/admin/dashboard?section=archive');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon');
  expect(
    screen.getByText('This section will be populated once backend integration is complete.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  expect(listCalls(calls)).toHaveLength(0);
});

it.each([
  ['welfare', 'Welfare | Admin Dashboard'],
  ['website-media', 'Media | Website | Admin Dashboard'],
])('names the page after its section: %s', async (section, title) => {
  openConsole(`/admin/dashboard?section=${section}`);
  await waitFor(() => expect(document.title).toBe(title));
});

it('opens the remittance form in a new tab, in either language', async () => {
  renderView(<ConsoleTools />);
  const link = await screen.findByRole('link', { name: /^Download Remittance Form/ });
  expect(link).toHaveAttribute('href', '/downloads/remittance-form.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  const german = screen.getByRole('link', {
    name: /^Remittance form in German\s+\(opens in a new tab\)$/,
    hidden: true,
  });
  expect(german).toHaveAttribute('href', '/downloads/remittance-form-de.pdf');
  expect(german).toHaveAttribute('hreflang', 'de');
});

describe('the button "Sections" of small screens', () => {
  const toggle = () => screen.findByRole('button', { name: 'Sections' });

  it('opens the list and closes it after a choice', async () => {
    const user = openConsole('/admin/dashboard');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByText('Couples', { selector: 'a' }));
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Couples');
  });

  it('closes it with Escape and takes the focus back', async () => {
    const user = openConsole('/admin/dashboard');
    await user.click(await toggle());
    expect(screen.getByRole('group', { name: 'Sections' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(await toggle()).toHaveFocus();
  });

  it('closes it when the focus moves on', async () => {
    const user = openConsole('/admin/dashboard');
    await user.click(await toggle());
    act(() => screen.getByLabelText('Logout').focus());
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the logout', () => {
  const leave = async () => {
    const user = openConsole('/admin/dashboard');
    await user.click(await screen.findByLabelText('Logout'));
  };
  const expectToBeOut = async () => {
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  };

  it('tells the server, with the anti-CSRF token', async () => {
    const calls = answerLogout({ status: 200 });
    await leave();
    await expectToBeOut();
    expect(calls.find(({ path }) => path === logoutPath)).toMatchObject({
      method: 'POST',
      headers: { 'x-csrf-token': 'csrf-token' },
    });
  });

  it.each<[string, FakeAnswer]>([
    ['cannot be reached', 'down'],
    ['fails', { status: 500 }],
    ['has ended the session already', { status: 401 }],
  ])('leaves even when the server %s', async (_how, answer) => {
    answerLogout(answer);
    await leave();
    await expectToBeOut();
  });

  it('asks first where it takes away what was typed', async () => {
    const calls = answerLogout({ status: 200 });
    const key = getTypedTextsKey();
    writeTab(key, { 'messages/': { text: {}, revision: 0 } });
    const user = openConsole('/admin/dashboard');
    const button = await screen.findByLabelText('Logout');
    await user.click(button);
    await user.click(await screen.findByText('Stay here'));
    expect(calls.filter(({ path }) => path === logoutPath)).toEqual([]);
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
    await expectToBeOut();
    expect(getTabStored(key)).toBeUndefined();
  });

  it('leaves after four seconds when the server does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 50 });
    answerLogout('hang');
    await leave();
    await screen.findByRole('heading', { name: 'Admin Login' }, { timeout: 8000 });
    await expectToBeOut();
    jest.useRealTimers();
  });
});

describe('from one view to another', () => {
  it('never shows the rows of a section that was left', async () => {
    const calls = fakeNetwork(({ path }) =>
      path.startsWith('/api/admin/') ? { status: 200, body: [] } : 'hang',
    );
    const user = openConsole(contacts);
    await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
    await user.click(screen.getByText('Welfare', { selector: 'a' }));
    await waitFor(() => expect(listCalls(calls)).toHaveLength(2));

    listCalls(calls)[1]?.answer({ status: 200, body: [sampleRecord('welfare', 'Miriam')] });
    await screen.findByText('miriam@example.org');
    await act(async () => {
      listCalls(calls)[0]?.answer({ status: 200, body: [sampleRecord('contact', 'Jonas')] });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welfare');
    expect(screen.queryByText('jonas@example.org')).not.toBeInTheDocument();
  });

  it('turns the toggles of a section off again for another', async () => {
    const twice = [sampleRecord('contact'), sampleRecord('contact')];
    fakeNetwork(() => ({ status: 200, body: twice }));
    const user = openConsole(contacts);
    await user.click(await screen.findByLabelText('Show duplicates:'));
    await user.click(screen.getByText('Enquiries', { selector: 'a' }));
    // The heading of the note that it is loading gives way to that of the table.
    await waitFor(() => expect(screen.getByText('Enquiries', { selector: 'h1' })).toBeVisible());
    expect(await screen.findByLabelText('Show duplicates:')).not.toBeChecked();
  });

  it('finds a person in all sections, and opens what was found', async () => {
    const results = [
      { kind: 'welfare', record: { ...person('Ruth'), message: 'Rent' } },
      { kind: 'contact', record: { ...person('Ruth'), _id: 'other', message: 'Choir' } },
    ];
    const server = fakeReviewServer('contact', [person('Ruth')], ({ path }) =>
      path.startsWith(searchRecords.path)
        ? { status: 200, body: { results, isCut: true } }
        : undefined,
    );
    const user = openConsole(contacts);
    await user.click(await screen.findByLabelText('Search all sections'));
    await user.paste('ruth & co');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 records in 2 sections')).toBeVisible();
    expect(screen.getByText(/There are more than are shown here/)).toBeVisible();
    const search = server.calls.find(({ path }) => path === searchRecords.path);
    expect(search?.body).toEqual({ q: ['ruth & co'] });
    const section = screen.getByRole('region', { name: 'Contacts' });
    await user.click(within(section).getByRole('link', { name: /Ruth.*Choir/ }));
    const panel = await screen.findByRole('dialog', { name: 'Ruth' });
    expect(await within(panel).findByLabelText('New')).toBeChecked();
  });
});

describe('the quarantine', () => {
  it('is shown below the sections, and lets a record out', async () => {
    const quarantined = [{ kind: 'contact', reason: 'honeypot', record: person('Miriam') }];
    fakeReviewServer('contact', [person('Ruth')], ({ path, method }) => {
      if (path === '/api/admin/quarantine') return { status: 200, body: quarantined };
      if (method !== 'POST') return undefined;
      quarantined.length = 0;
      return { status: 204 };
    });
    const user = openConsole(contacts);
    await user.click(await screen.findByText('Quarantine (1)', { selector: 'a' }));
    expect(screen.getByText('A field was filled in that people cannot see.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Release Miriam' }));
    expect(await screen.findByText('Miriam is now in Contacts.')).toBeVisible();
    expect(screen.getByText('The quarantine is empty.')).toBeVisible();
  });
});

describe('the website', () => {
  it('shows the church’s own texts to whoever may change these alone', async () => {
    const server = fakeContentServer('giving');
    server.rights = ['church:manage'];
    openConsole('/admin/dashboard?section=website-giving');
    act(() => storeStaffRights(getAdminToken(), new Set(['church:manage'])));
    expect(
      await screen.findByRole('link', { name: 'Bank details', current: 'page' }),
    ).toBeVisible();
    expect(await namesIn('Website')).toEqual(['Website', 'Bank details']);
  });

  it('is a page of cards, with which the console opens for who has no section', async () => {
    const server = fakeContentServer('programs');
    server.rights = ['content:manage'];
    const user = openConsole('/admin/dashboard');
    act(() => storeStaffRights(getAdminToken(), new Set(['content:manage'])));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Website');
    expect(document.title).toBe('Website | Admin Dashboard');
    const work = document.getElementById('work') as HTMLElement;
    const cards = within(work)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent, nextElementSibling }) => [
        textContent,
        ...within(nextElementSibling as HTMLElement)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ]);
    expect(cards).toEqual([
      ['Dates', 'Programmes', 'Service times'],
      [
        'To read and hear',
        ...['Sermons', 'Videos', 'Blog posts', 'News', 'Testimonies on the home page'],
      ],
      ['Pictures', 'Home page pictures', 'Gallery', 'Media'],
      ['Who we are', 'Ministers', 'Departments', 'First visit', 'Vision of the events'],
      ['Giving', 'Words of Give Now'],
      ['Law', 'Imprint', 'Privacy notice'],
    ]);
    await user.click(within(work).getByRole('link', { name: 'Programmes' }));
    expect(await screen.findByText('Programmes', { selector: 'h1' })).toBeVisible();
    expect(await namesIn('Website')).toEqual(['Website', 'Programmes', 'Service times']);
  });

  it('does not exist for who may not change it', async () => {
    const server = fakeContentServer('messages');
    const ofWebsite = ['content:manage', 'church:manage'];
    server.rights = allRights.filter((right) => !ofWebsite.includes(right));
    openConsole('/admin/dashboard?section=website-messages');
    act(() => storeStaffRights(getAdminToken(), new Set(server.rights)));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon');
    expect(screen.queryByRole('navigation', { name: 'Website' })).not.toBeInTheDocument();
    expect(server.calls.filter(({ path }) => path.includes('/content'))).toEqual([]);
  });
});

describe('the end of the session', () => {
  it.each([401, 403])('leads to the admin login when the server says %d', async (status) => {
    fakeNetwork(() => ({ status, body: { message: 'No.', error: 'No.' } }));
    openConsole(contacts);
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(screen.queryByText('No data found.')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('leads there also when the stream was refused', async () => {
    let isOver = false;
    fakeReviewServer('contact', [person('Ruth')], () =>
      isOver ? rejection(401, 'Please log in with a staff account.') : undefined,
    );
    openConsole(contacts);
    await screen.findByText('1 Unique');
    isOver = true;
    connection().say('error');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
  });
});
