import type { AdminRecord } from './admin-record';
import { getPersonSearches, personSearchAddress, readSearches } from './person-search-address';

const ruth = { name: 'Ruth & Co', email: 'ruth@example.org', phone: '+43 664 1' };

it.each<[string, AdminRecord, string[]]>([
  ['e-mail, phone and name', ruth, [ruth.email, ruth.phone, ruth.name]],
  ['phone and name', { name: 'Ruth', phone: '0664 1' }, ['0664 1', 'Ruth']],
  ['name alone', { fullName: 'Ruth', message: 'Joy' }, ['Ruth']],
  [
    'the e-mail of a child’s parents',
    { childName: 'Ida', contactEmail: 'r@example.org' },
    ['r@example.org', 'Ida'],
  ],
  [
    'what is neither too short nor too long to be searched',
    { name: 'R', email: `${'r'.repeat(200)}@example.org`, phone: '12' },
    ['12'],
  ],
  ['no name, of an anonymous record', { fullName: 'Anonymous', message: 'Joy' }, []],
])('searches a person by %s', (_what, record, searches) => {
  expect(getPersonSearches(record)).toEqual(searches);
});

it('has the searches in the fragment of the address, which no server sees', () => {
  const { search, hash } = new URL(personSearchAddress(ruth.email, ruth.name), location.origin);
  expect(search).toBe('?search');
  expect(readSearches({ search, hash })).toEqual([ruth.email, ruth.name]);
});
