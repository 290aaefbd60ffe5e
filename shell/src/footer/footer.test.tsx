import { render, screen } from '@testing-library/react';
import { church } from 'contract/church';
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
