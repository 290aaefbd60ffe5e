import { isToken } from './token';

it.each(['bearer-token', 'member_Zx9-_', 'YWJj.ZGVm~+/='])('takes %j for a token', (token) => {
  expect(isToken(token)).toBe(true);
});

it.each([
  undefined,
  7,
  '',
  ' ',
  'two words',
  '{"token":',
  'line\nfeed',
  'ü',
  'undefined',
  'null',
  'x'.repeat(5000),
])('takes %j for none', (token) => {
  expect(isToken(token)).toBe(false);
});
