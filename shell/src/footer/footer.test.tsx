import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { church } from 'contract/church';
import { provideServices, shownServices } from 'contract/shown-services';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './footer';

it('holds every line of SPEC 2.3', () => {
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
    '/de',
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
    { name: 'Gebet', time: 'Freitag', language: 'de' as const },
  ];
  afterEach(() => {
    provideServices([]);
    document.body.replaceChildren();
  });

  it('are told as the assembly says them, and read from the page by whoever takes it over', () => {
    provideServices(published);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(footer);
    // A browser knows only the page.
    provideServices([]);
    const faults = jest.spyOn(console, 'error');
    render(footer, { container, hydrate: true });
    expect(faults).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('PrayerFriday 6:30 PM');
    expect(container).not.toHaveTextContent('Sunday Worship');
    expect(container.querySelector('[lang=de]')).toHaveTextContent('GebetFreitag');
    expect(shownServices()).toEqual(published);
  });

  it('are what the site came with where there is no page yet', () => {
    expect(shownServices()).toEqual(church.serviceTimes);
  });
});
