import { screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, openConsole } from '../testing/open-console';
import { cardLine } from './card-columns';

const ruth = { name: 'Ruth', email: 'ruth@example.org', subject: 'Choir', message: 'When?\nNow?' };

/** A window in which every question about a narrow one is answered with yes. */
beforeEach(() => {
  logIn();
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width') });
  Object.assign(window, { matchMedia });
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('shows a row as a card with its Status, its link and a line of what was sent, in any order', async () => {
  localStorage.setItem('table:contacts', '{"sort":{"field":"email","direction":"asc"}}');
  fakeNetwork(({ path }) =>
    path === '/api/contacts' ? { status: 200, body: [{ ...ruth, _id: 'r1' }] } : { status: 404 },
  );
  openConsole('/admin/dashboard?section=contacts');
  await screen.findByRole('grid');
  const texts = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(texts).toEqual(['UNIQUE', 'Ruth', 'Choir']);
  // It stops for Tab by itself: there is no header from which to go on with arrows.
  expect(screen.getByRole('link', { name: 'Ruth' })).toHaveAttribute('tabindex', '0');
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Order' })).toBeVisible();
});

it.each([
  [['message'], 'When?'],
  [['category', 'subject'], 'Choir'],
  [[], 'ruth@example.org'],
])('takes the first line of %j', (content, line) => {
  expect(cardLine(ruth, content)).toBe(line);
});
