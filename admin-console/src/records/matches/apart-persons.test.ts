import { makeApartLookup } from './apart-persons';

const areApart = makeApartLookup({
  persons: [
    { _id: 'ruth', records: ['r1', 'r2'], household: 'berger' },
    { _id: 'jonas', records: ['j1'], household: 'berger' },
    { _id: 'ida', records: ['i1'] },
    { _id: 'maria', records: ['m1'] },
    { _id: 'lea', records: ['l1'], household: 'moser' },
  ],
  apart: [['maria', 'ida']],
});

it.each([
  ['two persons of one household', 'r2', 'j1', true],
  ['two persons who are kept apart', 'i1', 'm1', true],
  ['one person', 'r1', 'r2', false],
  ['persons of different households', 'r1', 'l1', false],
  ['persons without a household', 'i1', 'l1', false],
  ['a person of whom staff said nothing', 'r1', 'x1', false],
])('knows records of %s', (_whose, first, second, expected) => {
  expect(areApart({ _id: first }, { _id: second })).toBe(expected);
  expect(areApart({ _id: second }, { _id: first })).toBe(expected);
});
