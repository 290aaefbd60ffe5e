import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { provideContent } from './shown-content/page-content';
import { starterContent } from './content/starter-content';
import { useLanguageRedirect } from './page/use-language-redirect';
import { LanguageChoice } from './page/language-choice';
import { CityEventPage } from './pages/city-event/city-event-page';
import { Component as Departments } from './pages/departments/departments-page';
import { EventTickets } from './pages/home/sections/event-tickets';
import { MessageList } from './pages/home/sections/message-list';
import { MinisterRow } from './pages/home/sections/minister-row';
import { TestimonyWall } from './pages/home/sections/testimony-wall';
import { loadDocument } from './page/load-document';
import { ProgramReceipts } from './programs/program-facts';
import { makeTestimonyTemplate } from './server';
import { describePage } from './structured-data/describe-page';

/** The behaviour of the German build with English texts; locales tests the translations. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));
jest.mock('./page/load-document');
const [awakening, praise] = starterContent.programs;
if (!awakening || !praise) throw new Error('The programmes of requirements 2.4 are missing.');

/** Programmes as on the German site. */
const programs = [
  {
    ...awakening,
    name: 'Geistliches Erwachen in Innsbruck',
    englishTitle: 'Innsbruck Spiritual Awakening',
  },
  { ...praise, englishTitle: 'Innsbruck City Praise' },
];

beforeEach(() => {
  jest.clearAllMocks();
  provideContent({ programs });
});

const origin = 'https://church.example';
const thingOf = (path: string, type: string) =>
  describePage(path, origin).find((thing) => thing['@type'] === type);

it('describes German pages by their own addresses, and files by the only one that they have', () => {
  expect(thingOf('/', 'WebSite')).toMatchObject({
    '@id': `${origin}/de#website`,
    url: `${origin}/de`,
    inLanguage: 'de',
  });
  expect(thingOf('/more/praise', 'Event')).toMatchObject({
    url: `${origin}/de/more/praise`,
    offers: { url: `${origin}/de/join-us/register/program-attendance` },
  });
  expect(thingOf('/more/blog', 'BlogPosting')).toMatchObject({
    '@id': `${origin}/de/more/blog#night-of-worship`,
    inLanguage: 'de',
    mainEntityOfPage: `${origin}/de/more/blog`,
    author: { url: `${origin}/de/more/departments` },
    image: `${origin}/art/posts/night-of-worship-1200.webp`,
  });
});

it('tells of one church and one event in both languages', () => {
  expect(thingOf('/', 'Church')?.['@id']).toBe(`${origin}/#church`);
  expect(thingOf('/', 'Organization')?.['@id']).toBe(`${origin}/#organization`);
  expect(thingOf('/more/praise', 'Event')?.['@id']).toBe(`${origin}/more/praise#event`);
});

it('says that the recordings are in English', () => {
  expect(thingOf('/downloads/mp3', 'AudioObject')).toMatchObject({ inLanguage: 'en' });
});

it('leads from German testimonies to German ones, and dates them as Austrians do', () => {
  const { earlier, newest, locale } = makeTestimonyTemplate();
  expect(earlier).toContain('href="/de/forms/testimonies?before={before}"');
  expect(newest).toContain('href="/de/forms/testimonies"');
  expect(locale).toBe('de-AT');
});

it('says that the name of an event is English where it heads a page, a ticket or a receipt', async () => {
  const { container } = render(
    <MemoryRouter>
      <CityEventPage page="/more/awakening" />
      <CityEventPage page="/more/praise" />
      <EventTickets />
      <ProgramReceipts />
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
  const languageOf = (name: string) =>
    screen
      .getAllByText(name, { selector: 'h1, h3, .name' })
      .map((heading) => [heading.tagName, heading.getAttribute('lang')]);
  expect(languageOf('Innsbruck City Praise')).toEqual([
    ['H1', 'en'],
    ['H3', 'en'],
    ['P', 'en'],
  ]);
  expect(container.querySelector('h1:not([lang])')).toHaveTextContent('Geistliches Erwachen');
});

it('says that an entry is in English which has no German words', () => {
  provideContent({
    programs: [{ ...praise, language: 'en', englishTitle: praise.name }],
    testimonies: [{ id: 'a', words: 'Thanks.', from: 'A member', language: 'en' }],
    ministers: [
      { id: 'a', role: 'Mama', about: 'Prays.', picture: 'mama', language: 'en' },
      { id: 'b', role: 'Gast', about: 'Betet.', picture: 'unknown' },
    ],
    messages: [
      {
        id: 'a',
        title: 'Arise',
        passage: 'Isaiah 60',
        url: 'https://a',
        date: '2025-01-02',
        language: 'en',
      },
    ],
    departments: [
      {
        id: 'a',
        name: 'Choir',
        leader: 'a leader',
        description: 'Sings.',
        picture: 'choir',
        language: 'en',
      },
    ],
  });
  const { container } = render(
    <MemoryRouter>
      <EventTickets />
      <TestimonyWall />
      <MinisterRow />
      <MessageList />
      <Departments />
      <CityEventPage page="/more/praise" />
    </MemoryRouter>,
  );
  const english = [...container.querySelectorAll('[lang=en]')].map(
    ({ textContent }) => textContent,
  );
  expect(english).toEqual([
    praise.name,
    praise.place,
    praise.summary,
    'Thanks.A member',
    'Mama',
    'Prays.',
    'Arise',
    'Isaiah 60',
    'Choir',
    'a leader',
    'Sings.',
    praise.name,
    praise.place,
  ]);
  // A later release may have more pictures.
  expect(container.querySelectorAll('img')).toHaveLength(2 + 1);
});

function Registration() {
  useLanguageRedirect();
  return <LanguageChoice />;
}

const open = (address: string) =>
  render(
    <MemoryRouter basename="/de" initialEntries={[`/de${address}`]}>
      <Registration />
    </MemoryRouter>,
  );

it('leads from German to English, whose addresses have no prefix', async () => {
  open('/join-us/register/program-attendance?program=A#program');
  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(loadDocument).toHaveBeenCalledWith(
    '/join-us/register/program-attendance?program=A#program',
  );
});
