import * as Type from '@sinclair/typebox';
import fc from 'fast-check';
import { readValue } from './read-value';
import { nullable, oneOf, sentence, wholeNumber } from './schemas';

const record = Type.Object({
  _id: sentence,
  state: oneOf(['open', 'done']),
  note: Type.Optional(sentence),
  closedAt: nullable(sentence),
  rights: Type.Array(oneOf(['read', 'write'])),
  counts: Type.Record(Type.String(), wholeNumber),
});
const whole = {
  _id: 'a1',
  state: 'open',
  note: 'A note.',
  closedAt: null,
  rights: ['read'],
  counts: { pledge: 2 },
};

it('reads what the schema describes', () => {
  expect(readValue(record, whole)).toEqual(whole);
});

it('leaves out what this page does not know', () => {
  const sent = { ...whole, added: 1, rights: ['read', 'fly'], counts: { pledge: 2, other: 'x' } };
  expect(readValue(record, sent)).toEqual(whole);
});

it.each([
  ['a blank text', { note: ' ' }],
  ['a number', { note: 7 }],
])('leaves out an optional field with %s', (_what, change) => {
  const { note: _note, ...others } = whole;
  expect(readValue(record, { ...whole, ...change })).toEqual(others);
});

it.each([
  ['a missing field', { _id: undefined }],
  ['a text of 1001 characters', { _id: 'a'.repeat(1001) }],
  ['an unknown choice', { state: 'lost' }],
  ['a number in the place of null or a text', { closedAt: 0 }],
  ['an object in the place of a list', { rights: {} }],
  ['a list in the place of an object', { counts: [] }],
])('refuses an object with %s', (_what, change) => {
  expect(readValue(record, { ...whole, ...change })).toBeUndefined();
});

it.each([-1, 0.5, 2 ** 53, NaN, '1', null])('takes %p for no whole number', (value) => {
  expect(readValue(wholeNumber, value)).toBeUndefined();
});

it('takes inherited fields for none', () => {
  const schema = Type.Object({ toString: Type.Optional(Type.Any()) });
  expect(readValue(schema, {})).toEqual({});
});

it('throws for no value at all', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void readValue(record, body)));
});
