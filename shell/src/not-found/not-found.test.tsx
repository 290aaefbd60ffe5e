import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { NotFound } from './not-found';

const linksAt = (path: string, options = {}) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NotFound />
    </MemoryRouter>,
    options,
  );
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

const home = ['Go Back Home', '/'];
const blog = ['Back to the Blog', '/more/blog'];

it('leads home, and nowhere else, from an address that nobody knows', () => {
  expect(linksAt('/no-such-page')).toEqual([home]);
});

it.each(['/blog/1', '/more/blog/night-of-worship'])('leads back to the blog from %s', (path) => {
  expect(linksAt(path)).toEqual([blog, home]);
});

it.each([
  ['that of the blog', '/blog/404.html'],
  ['the one for all addresses', '/404.html'],
])('takes over whichever page was served, here %s, without a mismatch', (_, rendered) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <StaticRouter location={rendered}>
      <NotFound />
    </StaticRouter>,
  );
  // A hydration mismatch would be logged to the console, which fails the test.
  expect(linksAt('/blog/1', { container, hydrate: true })).toEqual([blog, home]);
});
