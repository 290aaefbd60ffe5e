import { act, render, screen } from '@testing-library/react';
import { rowsOf } from '../../testing/rows-of';
import { StatusCell } from './status-cell';

const minute = 60_000;
const now = Date.parse('2026-06-30T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it('says beside a Status that keeps its word how old a record is, and keeps it fresh', () => {
  const createdAt = new Date(now - 58 * minute).toISOString();
  const [row] = rowsOf([{ name: 'Ruth', email: 'ruth@example.org', _id: 'r1', createdAt }]);
  if (!row) throw new Error('A record has a row.');
  const { container } = render(<StatusCell row={row} tabIndex={-1} onSelect={() => undefined} />);
  const age = screen.getByRole('img', { name: /^58 min: Received 30 Jun 2026/ });
  expect(age).toHaveAttribute('title', expect.stringMatching(/^Received 30 Jun 2026/));
  expect(container).toHaveTextContent(/^UNIQUE$/);
  act(() => jest.advanceTimersByTime(3 * minute));
  expect(age).toHaveAttribute('data-age', '1 h');
});
