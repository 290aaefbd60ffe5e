import { returnAddress } from './return-address';

it.each([
  '/admin/dashboard?section=welfare&record=r1',
  '/admin/dashboard?section=pledges#filter=createdAt_within_2026-10',
  '/admin/dashboard#filter=createdAt_within_2026-10',
])('leads back to the page of the console that the user came from: %s', (state) => {
  expect(returnAddress(state)).toBe(state);
});

it.each([
  null,
  7,
  {},
  'text',
  'https://example.org/admin/dashboard',
  '//example.org',
  '/admin/dashboard.example.org',
])('leads to the dashboard from %j', (state) => {
  expect(returnAddress(state)).toBe('/admin/dashboard');
});
