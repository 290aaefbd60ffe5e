import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EntryPlan } from 'contract/stored-entry';
import { fakeContentServer, gladNurse, publishedEntry } from '../../testing/fake-content-server';
import { openWebsite } from '../../testing/open-website';
import { logIn } from '../../testing/render-view';

beforeEach(() => logIn());
afterEach(() => sessionStorage.clear());

const shown = publishedEntry('nurse', gladNurse);
const draft = { ...publishedEntry('nurse', gladNurse), published: undefined };

const planOf = (more: Partial<EntryPlan>): EntryPlan => ({
  deed: 'publish',
  due: '2999-01-15T09:00:00.000Z',
  state: 'waiting',
  byName: 'Maria',
  by: '2',
  ...more,
});

async function open(entry: Parameters<typeof fakeContentServer>[1] = [shown]) {
  const server = fakeContentServer('testimonies', entry);
  const user = openWebsite('testimonies', 'nurse');
  await screen.findByRole('heading', { level: 2, name: 'At a time' });
  return { server, user };
}

const unpublished = () => {
  const { published: _none, ...rest } = draft;
  return { ...rest, draft: gladNurse };
};
const time = (name: string) => screen.getByLabelText(name);
const choose = (name: string, value: string) => fireEvent.change(time(name), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name });

it('plans a time by Innsbruck’s clock, changes it and cancels it', async () => {
  const { server, user } = await open([unpublished()]);
  choose('Publish at', '2999-01-15T10:00');
  await user.click(press('Plan the publishing'));
  expect(await screen.findByText(/^To be published 15 Jan 2999, 10:00/)).toBeVisible();
  expect(screen.getByText('It is planned.')).toBeVisible();
  expect(server.calls.at(-1)).not.toHaveProperty('minute');
  expect(server.entries[0]?.plans).toMatchObject([{ due: '2999-01-15T09:00:00.000Z' }]);
  expect(time('Publish at')).toHaveValue('2999-01-15T10:00');
  await user.click(press('Cancel the publishing'));
  expect(await screen.findByText('It is planned no more.')).toBeVisible();
  expect(server.entries[0]).not.toHaveProperty('plans');
});

it('refuses a time that is none, over or left out by the clock, and says which hour is meant', async () => {
  const { server, user } = await open();
  await user.click(press('Plan the taking down'));
  expect(screen.getByText('Please choose a day and a time of day.')).toBeVisible();
  expect(time('Take down at')).toHaveFocus();
  choose('Take down at', '2020-01-01T10:00');
  expect(screen.getByText(/^This time is over already/)).toBeVisible();
  choose('Take down at', '2999-03-31T02:30');
  expect(screen.getByText(/^This minute does not exist/)).toBeVisible();
  expect(time('Take down at')).toHaveAttribute('aria-invalid', 'true');
  choose('Take down at', '2999-10-27T02:30');
  expect(screen.getByText(/twice that night. The first one is meant/)).toBeVisible();
  expect(server.entries[0]).not.toHaveProperty('plans');
  await user.click(press('Plan the taking down'));
  await waitFor(() => expect(server.entries[0]?.plans).toHaveLength(1));
});

it('says that something was changed after it was planned', async () => {
  const { user } = await open([{ ...unpublished(), plans: [planOf({ text: gladNurse })] }]);
  expect(screen.queryByText(/^Changed after it was planned/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Words: English'), '!');
  expect(await screen.findByText(/^Changed after it was planned/)).toBeVisible();
});

it('asks before what is planned is published now', async () => {
  const { server, user } = await open([{ ...unpublished(), plans: [planOf({ text: gladNurse })] }]);
  await user.click(press('Publish'));
  expect(await screen.findByText(/When it is published now/)).toBeVisible();
  expect(server.entries[0]).not.toHaveProperty('published');
});

it.each([
  [{ state: 'overdue' }, /^Late: it was to be published/],
  [
    { state: 'late', reason: 'server-off', at: '2999-01-15T11:00:00Z' },
    /^Published late: planned for 15 Jan 2999, 10:00.*The server was not running/,
  ],
  [
    { state: 'failed', reason: 'no-right', at: '2999-01-15T09:00:00Z' },
    /^Not published.*may no longer change the website/,
  ],
] as const)('tells what did not happen in time, also in the list: %j', async (more, words) => {
  const server = fakeContentServer('testimonies', [{ ...shown, plans: [planOf(more)] }]);
  server.troubles = [{ kind: 'testimonies', id: 'nurse', deed: 'publish', state: more.state }];
  const user = openWebsite('testimonies');
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Testimonies on the home page: / }));
  expect(await screen.findByText(words)).toBeVisible();
  if (more.state === 'overdue') return;
  await user.click(press('Put this message away'));
  expect(await screen.findByText('The message is put away.')).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('has no time to take down what the site cannot do without', async () => {
  fakeContentServer('giving', [publishedEntry('giving', { values: {}, shownInEnglish: [] })]);
  openWebsite('giving');
  await screen.findByRole('heading', { level: 2, name: 'At a time' });
  expect(time('Publish at')).toBeVisible();
  expect(screen.queryByLabelText('Take down at')).not.toBeInTheDocument();
});

it('goes on with what is typed where somebody else planned the entry meanwhile', async () => {
  const { server, user } = await open([unpublished()]);
  const [entry] = server.entries;
  if (entry) server.entries = [{ ...entry, revision: 2, plans: [planOf({ text: gladNurse })] }];
  await user.type(screen.getByLabelText('Words: English'), '!');
  await waitFor(
    () => expect(server.entries[0]?.draft?.values['words']).toMatchObject({ en: 'I was glad.!' }),
    { timeout: 10_000 },
  );
  expect(screen.queryByText('Somebody else was quicker')).not.toBeInTheDocument();
});

it('shows by itself that what was planned has happened', async () => {
  const plans = [planOf({ text: gladNurse, due: new Date().toISOString() })];
  const { server } = await open([{ ...unpublished(), plans }]);
  expect(screen.getByText(/^To be published/)).toBeVisible();
  server.entries = [{ ...publishedEntry('nurse', gladNurse), revision: 2 }];
  await waitFor(() => expect(screen.queryByText(/^To be published/)).not.toBeInTheDocument(), {
    timeout: 20_000,
  });
  expect(screen.getByText('Visitors see it as it is here.')).toBeVisible();
});
