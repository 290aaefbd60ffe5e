import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Header } from '../header/header';
import { LanguageOffer } from './language-offer';
import { findPreferredLanguage } from './language-offer';

/** jsdom follows no link, so a click is over when its handlers are. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  localStorage.clear();
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  jest.restoreAllMocks();
});

const prefer = (...tags: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

function open(address: string, part = <Header />) {
  history.replaceState(null, '', address);
  render(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>);
}
const german = () => screen.getByRole('link', { name: 'Deutsch', hidden: true });

it('leads from each page to the same in the other language, without a script too', () => {
  open('/help/contact');
  expect(german()).toHaveAttribute('href', '/de/help/contact');
  expect(german()).toHaveAttribute('lang', 'de');
  expect(german()).toHaveAttribute('hreflang', 'de');
});

it('leads to the home page from an address that has no page', () => {
  open('/nothing-here');
  expect(german()).toHaveAttribute('href', '/de');
});

it('is not offered in the console, which is in the language of the account', () => {
  open('/admin/dashboard');
  expect(screen.queryByRole('link', { name: 'Deutsch', hidden: true })).toBeNull();
});

it('keeps the query and the place, and remembers the choice on this device', () => {
  open('/forms/testimonies?before=7&lang=en#latest');
  fireEvent.click(german());
  expect(german()).toHaveAttribute('href', '/de/forms/testimonies?before=7#latest');
  expect(findPreferredLanguage()).toBe('de');
});

it('tells a visitor whose browser prefers German, in German, and leads there', async () => {
  prefer('de-AT', 'en');
  open('/more/visit', <LanguageOffer />);
  const offer = await screen.findByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
  expect(offer).toHaveAttribute('href', '/de/more/visit');
  expect(offer.closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('is put away for good', async () => {
  prefer('de-AT');
  open('/', <LanguageOffer />);
  fireEvent.click(await screen.findByRole('button', { name: 'Nein, danke' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(findPreferredLanguage()).toBeUndefined();
});

it.each([
  ['prefers English', ['en-GB', 'de']],
  ['prefers a language that the site does not speak, and knows English', ['tlh', 'en', 'de']],
  ['says nothing', []],
])('is silent to a browser that %s', (_, tags) => {
  prefer(...tags);
  expect(findPreferredLanguage()).toBeUndefined();
});
