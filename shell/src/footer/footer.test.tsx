import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { church } from 'contract/church';
import { toShownChurch } from 'contract/church-of';
import { languageCodes } from 'contract/languages';
import { provideChurch, shownChurch } from 'contract/shown-church';
import { provideServices, shownServices } from 'contract/shown-services';
import { starterIdentity } from 'contract/starter-church';
import { MemoryRouter } from 'react-router-dom';
import { Header } from '../header/header';
import { Footer } from './footer';

it('holds every line of requirements 2.3', () => {
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  const footer = screen.getByRole('contentinfo');
  for (const words of [
    church.about,
    church.address.street,
    church.phone.display,
    ...church.emails,
    'Sunday Worship10:00 AM',
    'Mid-week ServiceTuesday 7:00 PM',
    'Night Vigilevery first, second and third Friday 10:00 PM',
    `© ${new Date().getFullYear()}`,
  ]) {
    expect(footer).toHaveTextContent(words);
  }
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names.slice(0, 6)).toEqual([
    ...['Home', 'Ministries', 'Contact'],
    ...['Visit us', 'MP3 sermons', 'Blog'],
  ]);
  expect(targets).toEqual([
    '/',
    '/more/departments',
    '/help/contact',
    '/more/visit',
    '/downloads/mp3',
    '/more/blog',
    expect.stringMatching(/^tel:\+/),
    expect.stringMatching(/^mailto:/),
    expect.stringMatching(/^mailto:/),
    '/privacy',
    '/imprint',
    ...languageCodes.slice(1).map((code) => `/${code}`),
  ]);
});

describe('the services that staff have published', () => {
  const footer = (
    <MemoryRouter>
      <Footer />
    </MemoryRouter>
  );
  const published = [
    { name: 'Prayer', time: 'Friday 6:30 PM' },
    { name: 'Gebet', time: 'Freitag', language: 'de' as const, held: '5 18:30 90 1,2' },
  ];
  afterEach(() => {
    provideServices([]);
    document.body.replaceChildren();
  });

  it('are told as the assembly says them, and read from the page by whoever takes it over', () => {
    provideServices(published);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(footer);
    // In the browser, the footer must be hydrated from the page alone.
    provideServices([]);
    const faults = jest.spyOn(console, 'error');
    render(footer, { container, hydrate: true });
    expect(faults).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('PrayerFriday 6:30 PM');
    expect(container).not.toHaveTextContent('Sunday Worship');
    expect(container.querySelector('[lang=de]')).toHaveTextContent('GebetFreitag');
    expect(shownServices()).toEqual(published);
  });
});

describe('who the church is, as staff have published it', () => {
  const frame = (
    <MemoryRouter>
      <Header />
      <Footer />
    </MemoryRouter>
  );
  const published = toShownChurch({
    ...starterIdentity,
    name: 'Light & Life',
    about: 'Two\nlines',
    postalCode: 'A 1010',
    phone: '+43 1 234567',
    whatsApp: '+43 660 1234567',
    liveStream: 'https://live.example/?a=1&b=2',
    language: 'en',
  });
  afterEach(() => {
    provideChurch(undefined);
    document.body.replaceChildren();
  });

  it('is told as the assembly says it, and read from the page by whoever takes it over', () => {
    provideChurch(published);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(frame);
    // In the browser, the frame must be hydrated from the page alone.
    provideChurch(undefined);
    const faults = jest.spyOn(console, 'error');
    render(frame, { container, hydrate: true });
    expect(faults).not.toHaveBeenCalled();
    expect(shownChurch()).toEqual(published);
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/436601234567',
    );
    expect(screen.getByRole('link', { name: '+43 1 234567' })).toHaveAttribute(
      'href',
      'tel:+431234567',
    );
    expect(screen.getByText(/Two/)).toHaveAttribute('lang', 'en');
    expect(container).not.toHaveTextContent(church.name);
  });
});
