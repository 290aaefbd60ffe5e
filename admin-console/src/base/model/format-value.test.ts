import { formatValue } from './format-value';

it('writes an address with the letters of its domain, also within a list', () => {
  expect(formatValue('a@xn--kche-0ra.example')).toBe('a@küche.example');
  expect(formatValue(['a@xn--kche-0ra.example', 'Ruth'])).toBe('a@küche.example, Ruth');
});
