import { filteredSection, readFilterAddress, withFilter } from './filter-address';

const october = [{ field: 'createdAt', operator: 'within', value: '2026-10' }] as const;

it('reads back the filter of an address, beside what else is in its fragment', () => {
  const hash = withFilter('#search=Ada', october);
  expect(new URLSearchParams(hash.slice(1)).get('search')).toBe('Ada');
  expect(readFilterAddress('firstTimer', hash)).toEqual(october);
  expect(withFilter(hash, [])).toBe('#search=Ada');
  expect(withFilter('', [])).toBe('');
});

it('tells no filter from one that is not known', () => {
  expect(readFilterAddress('firstTimer', '')).toEqual([]);
  expect(readFilterAddress('firstTimer', '#filter=shoeSize_is_42')).toBeUndefined();
});

it('keeps what is typed out of what is sent to the server', () => {
  const address = filteredSection('firstTimer', october);
  const { search, hash } = new URL(address, location.origin);
  expect(search).toBe('?section=first-timers');
  expect(hash).toBe('#filter=createdAt_within_2026-10');
});
