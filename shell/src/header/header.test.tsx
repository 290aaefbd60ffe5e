import { act, fireEvent, render, screen } from '@testing-library/react';
import { shownChurch } from 'contract/shown-church';
import { provideServices } from 'contract/shown-services';
import { languageCodes, languageNames } from 'contract/languages';
import { MemoryRouter } from 'react-router-dom';
import { Header } from './header';

const openHeader = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
    </MemoryRouter>,
  );

/** Links of requirements 2.2, copied by hand. The header may have further links. */
const specified = [
  ['Home', '/'],
  ['Pledge', '/giving/pledge'],
  ['Partnership', '/giving/partnership'],
  ['Payment', '/giving/payment'],
  ['First Timer', '/join-us/register/first-timer'],
  ['Second Timer', '/join-us/register/second-timer'],
  ['New Believer', '/join-us/register/new-believer'],
  ['Church Member', '/join-us/register/member'],
  ['Programme Attendance', '/join-us/register/program-attendance'],
  ['Login', '/join-us/login'],
  ['Create Profile', '/join-us/create-profile'],
  ['Child Dedication', '/forms/child-dedication'],
  ['Baby Naming', '/forms/baby-naming'],
  ['Intending Couples', '/forms/couples'],
  ['Testimonies', '/forms/testimonies'],
  ['Requests', '/help/request'],
  ['Enquiries', '/help/enquiries'],
  ['Contact', '/help/contact'],
  ['Welfare', '/help/welfare'],
  ['Gallery', '/downloads/gallery'],
  ['Departments', '/more/departments'],
  ['Spiritual Awakening', '/more/awakening'],
  ['City Praise', '/more/praise'],
];

const navigationLinks = () => [
  ...screen.getByRole('navigation', { hidden: true }).querySelectorAll<HTMLAnchorElement>('a'),
];

it('offers the links of requirements 2.2 in their order, then the live stream in a new tab, and the other languages', () => {
  openHeader();
  const links = navigationLinks().map((link) => [link.textContent, link.getAttribute('href')]);
  const paths = specified.map(([, path]) => path);
  expect(links.filter(([, path]) => paths.includes(path ?? ''))).toEqual(specified);
  const [live, ...others] = navigationLinks().slice(-languageCodes.length);
  expect(live).toHaveAttribute('target', '_blank');
  expect(live).toHaveTextContent('Live Stream (opens in a new tab)');
  const names = languageCodes.slice(1).map((code) => languageNames[code]);
  expect(others.map((link) => link.textContent)).toEqual(names);
});

it('has the same links in the console, behind one button, and a place for its tools', () => {
  openHeader('/admin/dashboard');
  const links = navigationLinks().map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([, path]) => path?.startsWith('/'))).toEqual(specified);
  const stops = [...screen.getByRole('banner').querySelectorAll('a, button')].filter(
    (stop) => !stop.closest('[popover]'),
  );
  expect(stops.map((stop) => stop.textContent)).toEqual([shownChurch().name, 'Menu']);
  expect(document.getElementById('header-tools')).toBeEmptyDOMElement();
});

it('names its menus as buttons, and one button for small screens', () => {
  openHeader();
  const names = screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
  expect(names).toEqual([
    'Menu',
    'Close menu',
    'Giving',
    'Join Us',
    'Forms',
    'Help',
    'Downloads',
    'More Info',
  ]);
});

it('marks the page that is open', () => {
  openHeader('/help/contact');
  const current = navigationLinks().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Contact']);
});

it.each([
  ['that of the page that is open', '/help/contact', ['Help']],
  ['none on the home page', '/', []],
])('unfolds one group of the drawer: %s', (_name, path, open) => {
  openHeader(path);
  const folds = [...document.querySelectorAll('details')];
  expect(folds).toHaveLength(6);
  expect(new Set(folds.map(({ name }) => name)).size).toBe(1);
  expect(folds.filter((fold) => fold.open).map((fold) => fold.textContent)).toEqual(open);
});

it.each([
  ['11 px above the bottom of the page it stays', 389, false],
  ['10 px above it, it hides slightly', 390, true],
])('%s', (_name, scrollY, hidden) => {
  openHeader();
  setPage({ scrollHeight: 1000, clientHeight: 600, scrollY });
  act(() => void fireEvent.scroll(window));
  expect(screen.getByRole('banner').hasAttribute('data-at-bottom')).toBe(hidden);
});

it('stays on a page too short to scroll', () => {
  openHeader();
  setPage({ scrollHeight: 600, clientHeight: 600, scrollY: 0 });
  act(() => void fireEvent.scroll(window));
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-at-bottom');
});

function setPage({ scrollHeight, clientHeight, scrollY }: Record<string, number>): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: scrollHeight,
    configurable: true,
  });
  Object.defineProperty(document.documentElement, 'clientHeight', {
    value: clientHeight,
    configurable: true,
  });
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
}

describe('the link to the live stream', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    provideServices([{ name: 'Worship', time: '10:00 AM', weekday: 'sunday', clock: '10:00' }]);
  });
  afterEach(() => {
    provideServices([]);
    jest.useRealTimers();
  });
  const live = () => screen.getByRole('link', { name: /^Live Stream/, hidden: true });

  it('says while a service is held that it is, in words that requirements 2.2 does not have', () => {
    jest.setSystemTime(new Date('2026-11-22T08:59:50Z'));
    openHeader();
    expect(live()).not.toHaveAttribute('data-live');
    act(() => jest.advanceTimersByTime(30_000));
    expect(live()).toHaveTextContent(/^Live Stream \(opens in a new tab\)$/);
    expect(live()).toHaveAttribute('aria-description', 'Live now');
    expect(live()).toHaveAttribute('data-live');
  });
});
