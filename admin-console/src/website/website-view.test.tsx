import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContentText } from 'contract/content-entry';
import { fakeContentServer, publishedEntry } from '../testing/fake-content-server';
import { openWebsite } from '../testing/open-website';
import { logIn } from '../testing/render-view';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 50 });
  jest.setSystemTime(new Date('2026-03-10T12:00:00Z'));
  logIn();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const both = (en: string, de = `${en} (de)`) => ({ en, de });
const message = (title: string, date: string): ContentText => ({
  values: {
    title: both(title),
    passage: both('John 4'),
    url: 'https://video.example.org/1',
    date,
  },
  shownInEnglish: [],
});
const minister = (role: string): ContentText => ({
  values: { role: both(role), about: both('Prays.'), picture: 'mama' },
  shownInEnglish: [],
});
const list = (name: string) => screen.findByRole('list', { name });

it('lists the entries with their state, who changed them, and what is old', async () => {
  const newest = publishedEntry('new', message('Newest', '2026-03-01'));
  fakeContentServer('messages', [
    newest,
    { ...newest, id: 'changed', draft: message('Other', '2026-02-01'), changedBy: '1' },
    {
      ...{ id: 'draft', revision: 1, changedAt: '2026-03-02T10:00:00Z' },
      ...{ draft: message('Draft one', '2025-03-09'), changedBy: '7', changedByName: 'Ama' },
    },
  ]);
  openWebsite('messages');
  const rows = within(await list('Videos')).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Newest.*Published.*1 Mar 2026, 11:00$/);
  expect(rows[1]).toHaveTextContent(/Other.*Changed.*by you$/);
  expect(rows[2]).toHaveTextContent(
    /Draft one.*Draft.*9 March 2025: more than a year old.*by Ama$/,
  );
  expect(screen.queryByRole('button', { name: /Move up/ })).not.toBeInTheDocument();
  expect(screen.getByText('The site shows everything that is published.')).toBeVisible();
});

it('reminds of a programme that is over', async () => {
  const end = '2025-10-25T16:00';
  const values = { name: both('City Praise'), end };
  fakeContentServer('programs', [publishedEntry('praise', { values, shownInEnglish: [] })]);
  openWebsite('programs');
  expect(await screen.findByText('Over since 25 October 2025')).toBeVisible();
});

describe('moving entries', () => {
  const names = async () =>
    within(await list('Ministers'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const open = async () => {
    const server = fakeContentServer(
      'ministers',
      ['One', 'Two', 'Three'].map((role) => publishedEntry(role, minister(role))),
    );
    const user = openWebsite('ministers');
    expect(await names()).toEqual(['One', 'Two', 'Three']);
    return { server, user };
  };

  it('is stored and said, and leaves the focus where it is', async () => {
    const { server, user } = await open();
    const button = screen.getByLabelText('Move up: Three');
    await user.click(button);
    expect(await names()).toEqual(['One', 'Three', 'Two']);
    expect(screen.getByText('Three is now 2 of 3.')).toHaveAttribute('role', 'status');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await names()).toEqual(['Three', 'One', 'Two']);
    await waitFor(() =>
      expect(server.entries.map(({ id }) => id)).toEqual(['Three', 'One', 'Two']),
    );
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is taken back where it could not be stored', async () => {
    const { server, user } = await open();
    server.respond = () => ({ status: 409 });
    await user.click(screen.getByLabelText('Move down: One'));
    expect(await screen.findByText(/The order could not be saved/)).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(['One', 'Two', 'Three']));
  });
});

describe('whether the site shows it', () => {
  const questions = ({ calls }: ReturnType<typeof fakeContentServer>) =>
    calls.filter(({ path }) => path === '/api/admin/content').length;

  it('is asked again while pages are being made, and not afterwards', async () => {
    const server = fakeContentServer('messages');
    server.site = 'under-way';
    openWebsite('messages');
    expect(await screen.findByText(/is being put on the site/)).toBeVisible();
    const asking = questions(server);
    // The second answer is the same as the first.
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(questions(server)).toBe(asking + 1);
    server.site = 'shown';
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(await screen.findByText(/shows everything that is published/)).toBeVisible();
    const asked = questions(server);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(questions(server)).toBe(asked);
  });

  it('is not asked while the tab is not looked at', async () => {
    const server = fakeContentServer('messages');
    server.site = 'under-way';
    openWebsite('messages');
    expect(await screen.findByText(/is being put on the site/)).toBeVisible();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const asked = questions(server);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(questions(server)).toBe(asked);
    hidden.mockRestore();
  });
});

it('says of a programme how many of its places are taken', async () => {
  const program = (name: string, places?: string): ContentText => ({
    values: { name: both(name), start: '2026-05-01T10:00', ...(places && { places }) },
    shownInEnglish: [],
  });
  fakeContentServer('programs', [
    { ...publishedEntry('song', program('Night of Song', '40')), taken: 32 },
    publishedEntry('prayer', program('Night of Prayer')),
  ]);
  openWebsite('programs');
  const [song, prayer] = within(await list('Programmes')).getAllByRole('listitem');
  expect(song).toHaveTextContent('32 of 40 places taken');
  expect(prayer).not.toHaveTextContent('places taken');
});
