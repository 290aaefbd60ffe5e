import { formatValue } from './further-fields';

it.each([
  ['words', 'Ruth', 'Ruth'],
  ['markup, as it was typed', '<b>Ruth</b>', '<b>Ruth</b>'],
  ['a number', 50.5, '50.5'],
  ['zero', 0, '0'],
  ['false', false, 'false'],
  ['null', null, ''],
  ['a missing value', undefined, ''],
  ['a function that every object inherits', {}.constructor, ''],
  ['a list', ['choir', null, 'ushering'], 'choir, ushering'],
  ['an object', { city: 'Innsbruck', zip: 6020 }, 'city: Innsbruck; zip: 6020'],
  ['a list of objects', [{ a: 1 }, { a: [2, 3] }], 'a: 1, a: 2, 3'],
  ['nothing of what lies very deep', JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)), ''],
])('writes %s', (_what, value, text) => {
  expect(formatValue(value)).toBe(text);
});
