import { screen, within } from '@testing-library/react';
import { answeredSections, getQuestions } from 'contract/question-requests';
import { fakeQuestionServer, sampleAnswers } from '../../testing/fake-question-server';
import { logIn, renderView } from '../../testing/render-view';
import { QuestionsView } from './questions-view';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-10-20T10:00:00.000Z'), doNotFake: ['setTimeout'] });
});
afterEach(() => jest.useRealTimers());

const dashboard = '/admin/dashboard?section=questions';

function open(query = '', answers = sampleAnswers) {
  const server = Object.assign(fakeQuestionServer(), { answers });
  logIn();
  const user = renderView(<QuestionsView />, { address: `${dashboard}${query}` });
  const asked = () =>
    server.calls.map(({ path }) => path).filter((path) => path.startsWith(getQuestions.path));
  return { user, asked };
}

const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return heading.closest('li') as HTMLElement;
};

it('answers each question with a number, its meaning and the difference to the time before', async () => {
  open();
  const card = await findCard('First timers');
  expect(card).toHaveTextContent('31');
  expect(card).toHaveTextContent('19 more than before (12)');
  expect(card).toHaveTextContent('How often somebody told us of a first visit');
  expect(await findCard('Pledges')).toHaveTextContent('€1,234.50');
  expect(await findCard('Pledges')).toHaveTextContent(
    '3 pledges, €411.50 on average; the largest is €1,000.00.',
  );
  expect(await findCard('Pledges')).toHaveTextContent('What was paid is not known here.');
  expect(await findCard('Languages')).toHaveTextContent('As many as before');
  expect(await findCard('Time to the first answer')).toHaveTextContent(
    '6 hours longer than before (24 hours)',
  );
});

it('leads to the records behind a number in one click', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Show the list: First timers' });
  expect(link).toHaveAttribute(
    'href',
    '/admin/dashboard?section=first-timers#filter=createdAt_within_this-year',
  );
  const never = within(await findCard('Never contacted')).getByRole('link');
  expect(never).toHaveAttribute('href', expect.stringContaining('filter=contacted_isAnyOf_no'));
});

it.each([
  ['Languages', 'Deutsch', 'createdAt_within_this-year*.language_isAnyOf_de'],
  ['Open work', 'Nobody', 'open_isAnyOf_yes*.review.assignee_isAnyOf_nobody'],
  ['Open work', 'Anna Moser', 'open_isAnyOf_yes*.review.assignee_isAnyOf_2'],
])('leads to the people behind a value of %s: %s', async (title, name, filter) => {
  open();
  const card = await findCard(title);
  const href = within(card).getByRole('link', { name }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toBe(`/admin/dashboard?section=people#filter=${filter}`);
  expect(card).toHaveTextContent(
    'Each answer leads to its people. The numbers count what they sent.',
  );
});

it('leads to the people who wait for an answer', async () => {
  open('&period=all');
  const card = await findCard('Time to the first answer');
  const href = within(card).getByRole('link').getAttribute('href') ?? '';
  const waiting = answeredSections.join('_');
  expect(decodeURIComponent(href)).toContain(
    `#filter=section_isAnyOf_${waiting}*.contacted_isAnyOf_no`,
  );
});

it('leads to the people of the first step of the journey', async () => {
  open();
  const title = 'From the first visit to a member';
  const link = within(await findCard(title)).getByRole('link');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/admin/dashboard?section=people#filter=section_isAnyOf_firstTimer*.firstReceived_within_this-year',
  );
});

it('leads to programmes by who ministers, and to pledges by month', async () => {
  const lists = [
    ['registrations', 'programAttendance'],
    ['pledges', 'pledge'],
  ] as const;
  const unit = 'count';
  open(
    '',
    lists.map(([key, kind]) => ({ key, unit, total: 1, list: { kind, filter: [] } })),
  );
  const links = await screen.findAllByRole('link', { name: /^Show the list/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/dashboard?section=program-attendance&group=minister',
    '/admin/dashboard?section=pledges&group=month',
  ]);
});

it('compares with nothing, and leads nowhere, where there was nothing', async () => {
  open('', [
    { key: 'testimonies', unit: 'count', total: 3, previous: 0 },
    {
      ...{ key: 'journey', unit: 'count', total: 0 },
      steps: [{ step: 'firstVisit', count: 0, medianDays: null }],
    },
    {
      ...{ key: 'partnerships', unit: 'count', total: 0, previous: 0 },
      list: { kind: 'partnership', filter: [] },
    },
    {
      ...{ key: 'answeredWithin', unit: 'hours', total: null, previous: 5 },
      details: { count: 4, answered: 0, withinDay: 0, withinTwoDays: 0 },
    },
  ]);
  expect(await findCard('Testimonies')).toHaveTextContent('3None before');
  const journey = await findCard('From the first visit to a member');
  expect(within(journey).queryByRole('table')).not.toBeInTheDocument();
  const partnerships = await findCard('Partnerships');
  expect(partnerships).not.toHaveTextContent('before');
  expect(within(partnerships).queryByRole('link')).not.toBeInTheDocument();
  expect(await findCard('Time to the first answer')).toHaveTextContent(
    /^Time to the first answerNone yetHalf.*Of 4 nobody was answered yet\.Show people whom nobody/,
  );
});

it('has a table for each picture, which is seen on wish', async () => {
  const { user } = open();
  const read = async (name: string) =>
    within(within(await findCard(name)).getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  const months = ['MonthNumberSum', 'Sept 20261€1,000.00', 'Oct 20262€234.50'];
  expect(await read('Pledges')).toEqual(months);
  expect(await read('From the first visit to a member')).toEqual([
    'StepNumberShareTime since the first visit',
    'First visit20100%',
    'Second visit525%half within 14 days',
    'New believer15%after 30 days',
  ]);
  expect(await read('Languages')).toEqual(['AnswerNumberShare', 'Deutsch375%']);
  expect(await read('Open work')).toEqual(['AnswerNumberShare', 'Nobody150%', 'Anna Moser150%']);
  const bars = () => document.querySelectorAll('figure');
  expect(bars()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show as tables' }));
  expect(bars()).toHaveLength(0);
  expect(await read('Pledges')).toEqual(months);
});

it('keeps the time and the comparison in the address', async () => {
  const { user, asked } = open();
  await findCard('First timers');
  expect(
    screen.getByText('1 Jan 2026 to 20 Oct 2026, compared with 1 Jan 2025 to', { exact: false }),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Time'), 'September 2026');
  expect(window.location.search).toBe('?section=questions&period=2026-09');
  await screen.findByText('1 Sept 2026 to 30 Sept 2026, compared with 1 Aug 2026 to 31 Aug 2026');
  await user.click(screen.getByRole('checkbox', { name: 'Compare with the time before' }));
  expect(window.location.search).toBe('?section=questions&period=2026-09&compared=no');
  await findCard('First timers');
  expect(asked()).toEqual([
    '/api/admin/questions?period=this-year&compared=yes',
    '/api/admin/questions?period=2026-09&compared=yes',
    '/api/admin/questions?period=2026-09&compared=no',
  ]);
});

it.each([
  ['first, if the page was opened with it', '#ask=pledge', 0],
  ['last, if it was not', '', 1],
])('shows an own question %s', async (_when, hash, place) => {
  open(hash);
  await findCard('First timers');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.at(-place)).toBe('Your own questions');
});

it('takes two days, and says if they are no time', async () => {
  const { user } = open('&period=2026-10-05..2026-10-11');
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  expect(from).toHaveValue('2026-10-05');
  await user.clear(to);
  await user.type(to, '2026-10-01');
  expect(await screen.findByText('Choose two days, the earlier one first.')).toBeVisible();
  await user.clear(from);
  await user.type(from, '2026-09-30');
  expect(window.location.search).toBe('?section=questions&period=2026-09-30..2026-10-01');
});

it('asks about this year where the address names no time that exists', async () => {
  const { asked } = open('&period=2026-13');
  await findCard('First timers');
  expect(asked()).toEqual(['/api/admin/questions?period=this-year&compared=yes']);
});

it('says so if no question is about a section that the user may see', async () => {
  open('', []);
  expect(await screen.findByText(/^No question is about a section/)).toBeVisible();
});
