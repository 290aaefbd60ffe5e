import { returnAddress } from './return-address';

it('leads back to the page of the console that the user came from', () => {
  const state = '/admin/dashboard?section=welfare&record=r1';
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
