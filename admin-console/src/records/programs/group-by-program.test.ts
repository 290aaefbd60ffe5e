import { programs } from 'contract/submissions';
import { classifyProgram } from './group-by-program';
import { knownPrograms } from './known-programs';

it.each([
  ['spaces around it', '  Innsbruck City Praise\n'],
  ['spaces within it', 'Innsbruck  City\t\u00a0Praise'],
  ['any case', 'INNSBRUCK city PRAISE'],
  ['an umlaut of two characters', 'Lobpreis fu\u0308r Innsbruck'],
])('knows a name with %s', (_what, program) => {
  expect(classifyProgram(program)).toBe('cityPraise');
});

it.each([
  ['a longer text', 'Not Innsbruck City Praise'],
  ['nothing', ''],
  ['a missing programme', undefined],
  ['null', null],
  ['a number', 2025],
  ['an object', {}],
])('calls %s other', (_what, program) => {
  expect(classifyProgram(program)).toBe('other');
});

it('knows every programme that the form offers', () => {
  expect(programs.map(classifyProgram)).toEqual(['cityPraise', 'spiritualAwakening']);
});

it.each(Object.entries(knownPrograms))(
  'lists the names of %s as they are compared',
  (kind, names) => {
    expect(names.map(classifyProgram)).toEqual(names.map(() => kind));
  },
);
