import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, StaticRouter } from 'react-router-dom';
import { Footer } from './footer';

const seeIn = (year: number) => jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(year);
const footer = () => screen.getByRole('contentinfo');

const site = (
  <>
    <Link to="/next">Next</Link>
    <Footer />
  </>
);

it('says the year in which a page is seen that was rendered in another, without a mismatch', () => {
  seeIn(2026);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StaticRouter location="/">{site}</StaticRouter>);
  document.body.append(container);
  expect(footer()).toHaveTextContent('© 2026');
  seeIn(2031);
  // A hydration mismatch would be logged to the console, which fails the test.
  render(<MemoryRouter>{site}</MemoryRouter>, { container, hydrate: true });
  expect(footer()).toHaveTextContent('© 2031');
  container.remove();
});

it.each<[string, () => void]>([
  ['after a click', () => fireEvent.click(screen.getByRole('link', { name: 'Next' }))],
  [
    'when the page is turned to again',
    () => act(() => void document.dispatchEvent(new Event('visibilitychange'))),
  ],
])('says the new year %s', (_when, turn) => {
  seeIn(2030);
  render(<MemoryRouter>{site}</MemoryRouter>);
  expect(footer()).toHaveTextContent('© 2030');
  seeIn(2031);
  turn();
  expect(footer()).toHaveTextContent('© 2031');
});
