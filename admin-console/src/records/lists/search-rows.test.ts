import { differentPhones, foundNames, samePhones, unfoundNames } from 'contract/search-examples';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import type { AdminRecord } from '../../base/model/admin-record';
import { rowsOf } from '../../testing/rows-of';
import { searchRows } from './search-rows';

const rows = rowsOf([
  { name: 'Jürgen Weiß', phone: '+43 512 1', createdAt: '2026-03-01T11:30:00.000Z' },
  { name: 'Ruth Berger', message: 'Is there a choir?', tags: ['music'], amount: 77 },
  { name: 'Ruth Hofer', _id: 'a1b2', phone: '+43 (0)512 000-123' },
  { name: 'Ida Moser', weddingDate: '2027-10-24' },
  { name: 'Office', email: 'office@xn--kche-0ra.example' },
]);
const search = (...words: string[]) =>
  runToEnd(searchRows(rows, words)).map(({ record }) => record['name']);

it.each<[string, string[], string[]]>([
  ['a part of a word, in any case', ['BERG'], ['Ruth Berger']],
  ['words from several fields', ['choir', 'ruth'], ['Ruth Berger']],
  ['no row that lacks one of the words', ['ruth', 'miriam'], []],
  ['no row by a few digits', ['0123'], []],
  ['numbers and lists', ['77', 'music'], ['Ruth Berger']],
  ['the id, which has no column', ['a1b2'], ['Ruth Hofer']],
  ['the id among other words', ['ruth', 'A1B2'], ['Ruth Hofer']],
  ['no record by a part of an id', ['a1b'], []],
  ['no record by a time that the server noted', ['2026'], []],
  [
    'everybody when nothing is asked',
    [],
    ['Jürgen Weiß', 'Ruth Berger', 'Ruth Hofer', 'Ida Moser', 'Office'],
  ],
  ['an address as it is read', ['office@küche.example'], ['Office']],
  ['an address as it is stored', ['office@xn--kche-0ra.example'], ['Office']],
])('finds %s', (_what, words, names) => {
  expect(search(...words)).toEqual(names);
});

it.each<[string, string[], string[]]>([
  ['a time by what is shown of it', ['1 mar 2026', '12:30'], ['Jürgen Weiß']],
  ['a time together with other words', ['jurgen', 'mar'], ['Jürgen Weiß']],
  ['a time by its month in German', ['März', '2026'], ['Jürgen Weiß']],
  ['a day that was typed', ['Oct 2027'], ['Ida Moser']],
  ['a day however it is written', ['24.10.2027'], ['Ida Moser']],
  ['a day without its year', ['24', 'October'], ['Ida Moser']],
  ['no record of another month', ['2026-04'], []],
  ['no record that lacks the words beside a time', ['ruth', 'mar'], []],
])('finds, whichever columns are shown, %s', (_what, words, names) => {
  expect(search(...words)).toEqual(names);
});

const countFound = (typed: string, record: AdminRecord) =>
  runToEnd(searchRows(rowsOf([record]), typed.split(' '))).length;

it.each(foundNames)('finds by %s the name %s, as the server does', (typed, name) => {
  expect(countFound(typed, { name })).toBe(1);
});

it.each(unfoundNames)('does not find by %s the name %s, nor does the server', (typed, name) => {
  expect(countFound(typed, { name })).toBe(0);
});

it.each(samePhones)('finds each of %s and %s by the other, as the server does', (one, other) => {
  expect([countFound(one, { phone: other }), countFound(other, { phone: one })]).toEqual([1, 1]);
});

it.each(differentPhones)('finds neither of %s and %s by the other', (one, other) => {
  expect([countFound(one, { phone: other }), countFound(other, { phone: one })]).toEqual([0, 0]);
});

it('finds a profile’s number by the country that it names, and by any other that it may be of', () => {
  const member = { phone: '0664 1234567', country: 'Nigeria' };
  expect(countFound('+234 6641234567', member)).toBe(1);
  expect(countFound('+43 6641234567', member)).toBe(1);
});

it('finds each of many rows, and pauses in between', () => {
  const many = rowsOf(
    Array.from({ length: 200 }, (_, place) => ({
      name: `Person ${place}.`,
      note: place % 50 === 0 ? 'Zoë\0Weiß' : 'none',
    })),
  );
  let pauses = 0;
  const places = (...words: string[]) => {
    const work = searchRows(many, words);
    let step = work.next();
    for (pauses = 0; !step.done; pauses++) step = work.next();
    return step.value.map((row) => row.position);
  };
  expect(places('7.')).toEqual(many.map((row) => row.position).filter((_, n) => n % 10 === 7));
  expect(pauses).toBeGreaterThan(2);
  expect(places('weiss', '0.')).toEqual([0, 50, 100, 150].map((n) => many[n]?.position));
  expect(places('zoe', 'nobody')).toEqual([]);
});

it('reads of a record no more than it takes to find it', () => {
  const record = { name: 'Ruth' };
  const read = jest.fn(() => 'Hofer');
  Object.defineProperty(record, 'surname', { get: read, enumerable: true });
  expect(countFound('ru', record)).toBe(1);
  expect(read).not.toHaveBeenCalled();
  expect(countFound('hof', record)).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});
