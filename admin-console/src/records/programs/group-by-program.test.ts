import { programs } from 'contract/submissions';
import { classifyProgram } from './group-by-program';
import { knownPrograms, type ProgramKind } from './known-programs';

it.each<[ProgramKind, string, string]>([
  ['cityPraise', 'English', 'Innsbruck City Praise'],
  ['cityPraise', 'German', 'Innsbrucker Stadtlobpreis'],
  ['cityPraise', 'German', 'Stadtlob Innsbruck'],
  ['cityPraise', 'Portuguese', 'Louvor da Cidade de Innsbruck'],
  ['spiritualAwakening', 'English', 'Innsbruck Spiritual Awakening'],
  ['spiritualAwakening', 'German', 'Innsbrucker Geistliches Erwachen'],
  ['spiritualAwakening', 'German', 'Geistliche Erweckung Innsbruck'],
  ['cityPraise', 'German', 'Innsbruck Stadt Lobpreis'],
  ['cityPraise', 'German', 'Innsbruck Lobpreis'],
  ['cityPraise', 'German', 'Innsbrucker Stadt-Lobpreis'],
  ['spiritualAwakening', 'German', 'Geistiges Erwachen'],
  ['spiritualAwakening', 'German', 'Spirituelle Erweckung'],
  ['spiritualAwakening', 'Spanish', 'Despertar Espiritual de Innsbruck'],
])('finds %s in %s: %s', (kind, _language, program) => {
  expect(classifyProgram(program)).toBe(kind);
});

it.each([
  ['spaces around it', '  Innsbruck City Praise\n'],
  ['spaces within it', 'Innsbruck  City\t\u00a0Praise'],
  ['any case', 'INNSBRUCK city PRAISE'],
  ['an umlaut of two characters', 'Lobpreis fu\u0308r Innsbruck'],
])('knows a name with %s', (_what, program) => {
  expect(classifyProgram(program)).toBe('cityPraise');
});

it.each([
  ['another event', 'Night of Worship'],
  ['a longer text', 'Not Innsbruck City Praise'],
  ['praise of no place', 'Lobpreis'],
  ['an awakening of no place', 'Erweckung'],
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
