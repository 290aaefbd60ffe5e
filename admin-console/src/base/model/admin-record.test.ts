import { toRecords } from './admin-record';

it.each([
  ['an object', {}],
  ['null', null],
  ['nothing', undefined],
  ['a page of HTML', '<html></html>'],
  ['a number', 7],
])('counts %s as an empty list', (_what, answer) => {
  expect(toRecords(answer)).toEqual([]);
});

it('leaves out what is no record', () => {
  expect(toRecords([null, 1, 'a', ['b'], { name: 'C' }])).toEqual([{ name: 'C' }]);
});
