import { anyText, listReader, objectReader, sentence } from './answer-reader';

const person = objectReader({ name: sentence }, { nickname: sentence });

it('reads an object of its fields and takes no others along', () => {
  expect(person({ name: 'Ada', nickname: 'A', isAdmin: true })).toEqual({
    name: 'Ada',
    nickname: 'A',
  });
});

it('leaves out an optional field that cannot be read', () => {
  expect(person({ name: 'Ada', nickname: 7 })).toEqual({ name: 'Ada' });
});

it.each([undefined, null, 7, 'text', [], [{ name: 'Ada' }], {}, { name: 7 }, { name: ' ' }])(
  'reads nothing from %j',
  (body) => expect(person(body)).toBeUndefined(),
);

it('takes no field from what every object inherits', () => {
  expect(objectReader({ toString: anyText })({})).toBeUndefined();
});

it('passes over the items of a list that cannot be read', () => {
  expect(listReader(person)([null, { name: 'Ada' }, 'text'])).toEqual([{ name: 'Ada' }]);
  expect(listReader(person)({ 0: { name: 'Ada' }, length: 1 })).toBeUndefined();
});

it('takes a page for no sentence', () => {
  expect(sentence('a'.repeat(1000))).toBeDefined();
  expect(sentence('a'.repeat(1001))).toBeUndefined();
});
