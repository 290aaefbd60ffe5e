import { valueText } from './value-text';

it('writes an address with the letters of its domain, also within a list', () => {
  expect(valueText('a@xn--kche-0ra.example')).toBe('a@küche.example');
  expect(valueText(['a@xn--kche-0ra.example', 'Ruth'])).toBe('a@küche.example, Ruth');
});
