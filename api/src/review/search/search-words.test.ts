import { differentPhones, foundNames, samePhones, unfoundNames } from 'contract/search-examples';
import { makeAnySearchRanker, readWords } from './search-words';
import { SearchedRecord } from './searched-record';

const record = (fields: object, id = 'i1') => new SearchedRecord(id, JSON.stringify(fields));

const rankBy = (query: string, fields: object, id?: string) =>
  makeAnySearchRanker([readWords(query)])(record(fields, id));

const finds = (query: string, fields: object, id?: string): boolean =>
  rankBy(query, fields, id) !== undefined;

const bothWays = (pairs: typeof samePhones) =>
  pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);

describe('what every search finds', () => {
  it.each(foundNames)('is by %s the name %s', (query, name) => {
    expect(finds(query, { name })).toBe(true);
  });

  it.each(unfoundNames)('is not by %s the name %s', (query, name) => {
    expect(finds(query, { name })).toBe(false);
  });

  it.each(bothWays(samePhones))('is by %s the number %s', (query = '', phone) => {
    expect(finds(query, { phone })).toBe(true);
  });

  it.each(bothWays(differentPhones))('is by %s not the number %s', (query = '', phone) => {
    expect(finds(query, { phone })).toBe(false);
  });
});

describe('a telephone number', () => {
  it('is found in a message as it was written', () => {
    expect(finds('0664 123', { message: 'Call 0664 123' })).toBe(true);
  });

  it('is not looked for in other fields by its digits', () => {
    expect(finds('0664 123456', { address: '664123456' })).toBe(false);
  });
});

describe('words', () => {
  it.each([
    ['say "yes"', 'They say "yes".'],
    ['back\\slash', 'a back\\slash'],
  ])('%s finds %s', (query, name) => {
    expect(finds(query, { name })).toBe(true);
  });

  it('may stand in different fields, but each must stand somewhere', () => {
    const fields = { name: 'Sample Person', message: 'about the choir' };
    expect(finds('person choir', fields)).toBe(true);
    expect(finds('person organ', fields)).toBe(false);
  });

  it('find a record by its whole id, and none by a part of it', () => {
    expect(finds('01a1fdf2-07ada', { name: 'Ruth' }, '01A1fdf2-07ADA')).toBe(true);
    expect(finds('ada', { name: 'Ruth' }, '01a1fdf2-07ada')).toBe(false);
  });

  it('find an e-mail address in any case', () => {
    expect(finds(' Ada@Example.ORG ', { email: 'ada@EXAMPLE.org' })).toBe(true);
    expect(finds('ada@example.org', { contactEmail: 'Ada@example.org' })).toBe(true);
  });

  it('find a number and an id', () => {
    expect(finds('25.5', { amount: 25.5 })).toBe(true);
    expect(finds('i1', {})).toBe(true);
  });

  it.each(['message', 'object', 'sealed'])(
    'do not find %s, which is a field’s name, or encrypted still',
    (query) => {
      expect(finds(query, { message: { sealed: '1.k.x' } })).toBe(false);
    },
  );
});

it('is enough that one of several searches finds a record', () => {
  const rankOf = makeAnySearchRanker(
    ['ruth@example.org', '0664 123456', 'Ruth Berger'].map(readWords),
  );
  const isFound = (fields: object) => rankOf(record(fields)) !== undefined;
  expect(isFound({ contactEmail: 'Ruth@example.org' })).toBe(true);
  expect(isFound({ name: 'Somebody', phone: '+43 664 123456' })).toBe(true);
  expect(isFound({ fullName: 'Berger Ruth' })).toBe(true);
  expect(isFound({ fullName: 'Ruth Hofer', email: 'hofer@example.org', phone: '0664 1' })).toBe(
    false,
  );
});

it.each<[string, object, number]>([
  ['01', { name: 'Room 01', dob: '2001-01-01' }, 0],
  ['01', { message: 'Room 01', dob: '2001-01-01' }, 1],
  ['01', { name: 'Ruth', dob: '2001-01-01' }, 2],
  ['101', { amount: 101 }, 2],
  ['ruth 01', { parentsNames: 'Ruth', weddingDate: '2001-02-03' }, 2],
  ['ruth choir', { partner1Name: 'Ruth', message: 'choir' }, 1],
  ['ruth i1', { contactEmail: 'ruth@example.org' }, 0],
  ['0664 123456', { phone: '+43 664 123456' }, 0],
])('ranks %s in %j by the least telling of its places', (query, fields, rank) => {
  expect(rankBy(query, fields)).toBe(rank);
});
