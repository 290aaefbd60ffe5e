import { nameHousehold } from './household-name';
import { proposeHouseholds } from './propose-households';
import type { KnownPersons, Sharer } from './propose-households';

const shares = (value: string, ...persons: readonly string[]): Sharer[] =>
  persons.map((person) => ({ person, reason: value.split(' ')[0] as Sharer['reason'], value }));

/** Each person has a name of their own unless another one is given, as digests of its words. */
const known = (changes: Partial<KnownPersons> = {}, names: Record<string, string> = {}) => ({
  names: new Map(
    ['ada', 'ben', 'cleo', 'dora'].map((one) => [one, new Set([names[one] ?? `${one}.sample`])]),
  ),
  households: new Map<string, string>(),
  isRefused: () => false,
  ...changes,
});

it('proposes all who share something with one another, once, with what they share', () => {
  const sharers = [
    ...shares('address one', 'ada', 'ben'),
    ...shares('email one', 'ben', 'cleo'),
    ...shares('phone one', 'ada', 'ben'),
  ];
  expect(proposeHouseholds(sharers, known())).toEqual([
    {
      persons: ['ada', 'ben', 'cleo'],
      reasons: ['address', 'phone', 'email'],
      household: undefined,
    },
  ]);
});

it('proposes nobody with one who may be the same person', () => {
  const sharers = shares('address one', 'ada', 'ben');
  for (const ben of ['ada.sample', 'ada.maria.sample'])
    expect(proposeHouseholds(sharers, known({}, { ben }))).toEqual([]);
  expect(proposeHouseholds(sharers, known({ names: new Map() }))).toEqual([]);
  const [proposal] = proposeHouseholds(
    shares('address one', 'ada', 'ben', 'cleo'),
    known({}, { cleo: 'ada.sample' }),
  );
  expect(proposal?.persons).toEqual(['ada', 'ben']);
});

it('proposes who may join a household, and not what staff said', () => {
  const sharers = shares('address one', 'ada', 'ben', 'cleo');
  const both = new Map([
    ['ada', 'h-one'],
    ['ben', 'h-one'],
  ]);
  expect(proposeHouseholds(sharers, known({ households: both }))).toMatchObject([
    { persons: ['ada', 'ben', 'cleo'], household: 'h-one' },
  ]);
  expect(proposeHouseholds(sharers.slice(0, 2), known({ households: both }))).toEqual([]);
  const isRefused = () => true;
  expect(proposeHouseholds(sharers, known({ isRefused }))).toEqual([]);
  const apart = new Map([
    ['ada', 'h-one'],
    ['ben', 'h-two'],
  ]);
  expect(proposeHouseholds(sharers.slice(0, 2), known({ households: apart }))).toEqual([]);
});

it.each([
  [['Ada Sample', 'Ben Sample'], 'Sample'],
  [['Ada Sample', 'Ben Example'], 'Ada Sample, Ben Example'],
  [['Ada Sample', ''], 'Ada Sample'],
  [[], ''],
])('names a household of %j', (names, name) => {
  expect(nameHousehold(names)).toBe(name);
});
