import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { events } from './content/events';
import { useAskedLanguage } from './page/asked-language';
import { LanguageChoice } from './page/language-choice';
import { CityEventPage } from './pages/city-event/city-event-page';
import { EventTickets } from './pages/home/sections/event-tickets';
import { loadDocument, replaceDocument } from './page/load-document';
import { Vision } from './pages/home/sections/vision';
import { ProgramReceipts } from './programs/program-facts';
import { makeTestimonyTemplate } from './server';
import { describePage } from './structured-data/describe-page';

/** What code does in the German build; its words stay English here, and are checked in locales. */
jest.mock('contract/site/language.texts', () => ({ language: 'de', locale: 'de-AT' }));
jest.mock('./page/load-document');
jest.mock('./content/events.texts', () => ({
  eventTexts: {
    'Innsbruck City Praise': { name: 'Innsbruck City Praise', nameLanguage: 'en' },
    'Innsbruck Spiritual Awakening': { name: 'Geistliches Erwachen in Innsbruck' },
  },
  eventPlace: 'Innsbruck, Österreich',
}));

beforeEach(() => jest.clearAllMocks());

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

it('offers the German booklet first', () => {
  const links = [...renderToString(<Vision />).matchAll(/href="([^"]*)"(?: hrefLang="(\w+)")?/gi)];
  expect(links.map(([, href]) => href)).toEqual([
    '/downloads/booklet-de.pdf',
    '/downloads/booklet-en.pdf',
  ]);
});

it('says that the name of an event is English where it heads a page, a ticket or a receipt', async () => {
  const { container } = render(
    <MemoryRouter>
      {events.map((event) => (
        <CityEventPage key={event.program} event={event} />
      ))}
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

function Registration() {
  useAskedLanguage();
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

it('leads who asks for English there to the English page, and for German nowhere', () => {
  open('/more/visit?lang=de');
  expect(replaceDocument).not.toHaveBeenCalled();
  open('/more/visit?lang=en&program=A');
  expect(replaceDocument).toHaveBeenCalledWith('/more/visit?program=A');
});
