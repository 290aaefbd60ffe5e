import { act, screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, openConsole } from '../testing/open-console';

const minute = 60_000;
const now = Date.parse('2026-06-30T12:00:00Z');

beforeEach(() => {
  logIn();
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 20 });
});
afterEach(() => jest.useRealTimers());

it('says beside a Status that keeps its word how old a record is, and keeps it fresh', async () => {
  const createdAt = new Date(now - 58 * minute).toISOString();
  const record = { name: 'Ruth', email: 'ruth@example.org', _id: 'r1', createdAt };
  fakeNetwork(({ path }) =>
    path === '/api/contacts' ? { status: 200, body: [record] } : { status: 404 },
  );
  openConsole('/admin/dashboard?section=contacts');
  const age = await screen.findByRole('img', { name: /^5[89] min: Received 30 Jun 2026/ });
  expect(age).toHaveAttribute('title', expect.stringMatching(/^Received 30 Jun 2026/));
  expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent(/^UNIQUE$/);
  act(() => jest.advanceTimersByTime(3 * minute));
  expect(age).toHaveAttribute('data-age', '1 h');
});
