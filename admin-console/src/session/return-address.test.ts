import { returnAddress } from './return-address';

it('leads back to where somebody was in the console', () => {
  const returnTo = '/admin/dashboard?section=welfare&record=r1';
  expect(returnAddress({ returnTo })).toBe(returnTo);
});

it.each([
  null,
  'text',
  {},
  { returnTo: 7 },
  { returnTo: 'https://example.org/admin/dashboard' },
  { returnTo: '//example.org' },
  { returnTo: '/admin/dashboard.example.org' },
])('leads to the dashboard from %j', (state) => {
  expect(returnAddress(state)).toBe('/admin/dashboard');
});
