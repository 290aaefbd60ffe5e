import { getTablePreferences, storeTablePreferences, usualPreferences } from './table-preferences';
import type { TablePreferences } from './table-preferences';

afterEach(() => localStorage.clear());

it('remembers each section for itself', () => {
  const preferences: TablePreferences = {
    columns: { email: false },
    widths: { name: 240 },
    density: 'compact',
    pageSize: 25,
    sort: { field: 'name', direction: 'desc' },
  };
  storeTablePreferences('contacts', preferences);
  expect(getTablePreferences('contacts')).toEqual(preferences);
  expect(getTablePreferences('welfare')).toEqual(usualPreferences);
});

it.each([
  'nonsense',
  'null',
  '7',
  '[]',
  '{"columns":{"email":"no"},"widths":{"name":-4,"email":"wide","phone":1e9}}',
  '{"density":"tiny","pageSize":101,"sort":{"field":7,"direction":"up"}}',
  '{"columns":7,"widths":null,"sort":"name"}',
])('is as usual when %s is stored', (stored) => {
  localStorage.setItem('table:contacts', stored);
  expect(getTablePreferences('contacts')).toEqual(usualPreferences);
});

it('keeps what makes sense of what is stored', () => {
  localStorage.setItem('table:contacts', '{"density":"tiny","widths":{"name":200,"email":1}}');
  expect(getTablePreferences('contacts')).toEqual({ ...usualPreferences, widths: { name: 200 } });
});

it('remembers for as long as the page lives when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  storeTablePreferences('full', { ...usualPreferences, pageSize: 50 });
  expect(getTablePreferences('full').pageSize).toBe(50);
  jest.restoreAllMocks();
});
