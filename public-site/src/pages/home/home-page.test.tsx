import { cleanup, screen, within } from '@testing-library/react';
import { church } from 'contract/church';
import { provideContent } from '../../shown-content/page-content';
import { starterContent } from '../../content/starter-content';
import { describePage } from '../../structured-data/describe-page';
import { renderPage } from '../../testing/render-page';

beforeEach(async () => {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => media });
  await renderPage('/');
});

/** The section under a second-level heading. */
function part(title: string): HTMLElement {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (!section) throw new Error(`${title} heads no section.`);
  return section;
}

const targets = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('says when the church meets, and has every part of requirements 2.4, in its order', () => {
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Service times',
    'Our vision',
    'Programmes for our city',
    'What God has done',
    'Far away, and still at home',
    'Meet Our Ministers',
    'Recent Messages',
    'Latest News',
  ]);
});

it('leads from the hero to the profile', () => {
  const link = screen.getByRole('link', { name: 'Join Us' });
  expect(link).toHaveAttribute('href', '/join-us/create-profile');
});

it('leads to the pages that no menu names', () => {
  const ways = screen.getByRole('navigation', { name: 'Get to know us' });
  expect(targets(ways)).toEqual(['/more/visit', '/downloads/mp3', '/more/blog']);
});

it('tells when services are, far above the live stream', () => {
  for (const { name, time } of church.serviceTimes) {
    expect(part('Service times')).toHaveTextContent(`${name}${time}`);
  }
});

it('tells vision and motto and offers the two booklets', () => {
  const vision = part('Our vision');
  expect(vision).toHaveTextContent('To see a city that knows the love of God');
  expect(vision).toHaveTextContent(church.motto);
  expect(targets(vision)).toEqual(['/downloads/booklet-en.pdf', '/downloads/booklet-de.pdf']);
});

it.each([
  [
    'Innsbruck Spiritual Awakening',
    'Sep 13 2025, 9:00 AM-4:00 PM',
    '2025-09-13T09:00:00+02:00',
    '/more/awakening',
    '/join-us/register/program-attendance?program=Innsbruck+Spiritual+Awakening',
  ],
  [
    'Innsbruck City Praise',
    'Oct 25 2025, 9:00 AM-4:00 PM',
    '2025-10-25T09:00:00+02:00',
    '/more/praise',
    '/join-us/register/program-attendance',
  ],
])('announces %s and leads to its registration', (name, when, start, vision, registration) => {
  const heading = within(part('Programmes for our city')).getByRole('heading', { name });
  const ticket = heading.closest('li') ?? document.body;
  const time = within(ticket).getByText(when);
  expect(time.tagName).toBe('TIME');
  expect(time).toHaveAttribute('datetime', start);
  expect(targets(ticket)).toEqual([registration, vision]);
});

it('prints three testimonies and asks for another', () => {
  const wall = part('What God has done');
  expect(within(wall).getAllByRole('figure')).toHaveLength(3);
  expect(within(wall).getByRole('link', { name: 'Share a Testimony' })).toHaveAttribute(
    'href',
    '/forms/testimonies',
  );
});

it('leads to the live stream', () => {
  const link = screen.getByRole('link', { name: 'Watch Live' });
  expect(link).toHaveAttribute('href', church.liveStreamUrl);
  expect(link).toHaveAttribute('target', '_blank');
});

it('introduces the six ministers, each with a picture', () => {
  const ministers = part('Meet Our Ministers');
  const roles = within(ministers)
    .getAllByRole('heading', { level: 3 })
    .map((role) => role.textContent);
  expect(roles).toEqual([
    'General Overseer',
    'Mama',
    'Assistant Pastor',
    'Asst Mama',
    'Head Pastor Liberia',
    'Head Pastor Nigeria',
  ]);
  expect(within(ministers).getAllByRole('img')).toHaveLength(6);
});

it('links three messages on the church’s video page', () => {
  const messages = targets(part('Recent Messages'));
  expect(messages).toHaveLength(3);
  for (const address of messages) expect(address).toMatch(/^https:\/\/video\./);
});

it('prints three pieces of news, whose pages are yet to come (requirements 2.1)', () => {
  const latest = part('Latest News');
  expect(targets(latest)).toEqual([
    '/more/blog/night-of-worship',
    '/more/blog/youth-conference',
    '/more/blog/outreach-program',
  ]);
  expect(within(latest).getByText('Night of Worship')).toBeVisible();
  // Search engines read the text of a link, but not its label.
  const [first] = within(latest).getAllByRole('link');
  expect(first).toHaveTextContent('Read more: Night of Worship');
});

describe('with other content', () => {
  const [awakening] = starterContent.programs;
  const [message] = starterContent.messages;
  if (!awakening || !message) throw new Error('The starter content lacks something.');

  async function show(content: Parameters<typeof provideContent>[0]) {
    cleanup();
    provideContent(content);
    await renderPage('/');
  }

  it('says kindly that no programme is ahead', async () => {
    await show({ programs: [] });
    expect(part('Programmes for our city')).toHaveTextContent(/Nothing is planned just now\./);
    expect(within(part('Programmes for our city')).queryByRole('list')).not.toBeInTheDocument();
  });

  it.each(['full', 'closed'] as const)(
    'leads to no registration that is %s',
    async (registration) => {
      await show({ programs: [{ ...awakening, registration }] });
      expect(targets(part('Programmes for our city'))).toEqual(['/more/awakening']);
    },
  );

  it('leads to no vision where a programme has none', async () => {
    const { page: _none, ...program } = awakening;
    await show({ programs: [program, { ...program, id: 'b', registration: 'closed' }] });
    expect(targets(part('Programmes for our city'))).toEqual([
      '/join-us/register/program-attendance?program=Innsbruck+Spiritual+Awakening',
    ]);
  });

  it('heads no list of nobody and nothing', async () => {
    await show({ ministers: [], messages: [], testimonies: [] });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).not.toContain('Meet Our Ministers');
    expect(titles).not.toContain('Recent Messages');
    expect(targets(part('What God has done'))).toEqual(['/forms/testimonies']);
  });

  it('shows the next four programmes and the first three of each list, whatever there is', async () => {
    const many = <Entry extends object>(entry: Entry) =>
      Array.from({ length: 60 }, (_none, index) => ({ ...entry, id: `entry-${index}` }));
    const { testimonies, news } = starterContent;
    await show({
      programs: many(awakening),
      messages: many(message),
      testimonies: testimonies.slice(0, 1).flatMap(many),
      news: news.slice(0, 1).flatMap(many),
    });
    const programs = part('Programmes for our city');
    expect(within(programs).getAllByRole('listitem')).toHaveLength(4);
    expect(targets(programs).at(-1)).toBe('/join-us/register/program-attendance');
    expect(within(part('What God has done')).getAllByRole('figure')).toHaveLength(3);
    expect(targets(part('Recent Messages'))).toHaveLength(3);
    expect(within(part('Latest News')).getAllByRole('listitem')).toHaveLength(3);
    const events = describePage('/', 'https://church.example').filter(
      (thing) => thing['@type'] === 'Event',
    );
    expect(events).toHaveLength(4);
  });

  it('keeps the lines of a text apart', async () => {
    await show({ testimonies: [{ id: 'a', words: 'One.\nTwo.', from: 'A member' }] });
    expect(part('What God has done').querySelector('blockquote')?.innerHTML).toBe('One.<br>Two.');
  });
});
