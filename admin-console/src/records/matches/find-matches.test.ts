import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../../base/model/admin-record';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { rowsOf } from '../../testing/rows-of';
import { findMatches, maxComparedMatches } from './find-matches';
import type { MatchOptions } from './find-matches';

const find = (records: readonly AdminRecord[], options: Partial<MatchOptions> = {}) => {
  const rows = rowsOf(records);
  const findings = runToEnd(
    findMatches(rows, { country: undefined, isKept: () => false, ...options }),
  );
  const reasons = rows.map((row) => findings.matchesOf(row).flatMap((match) => match.reasons));
  const positions = (isMarked: (row: MarkedRecord) => boolean) =>
    new Set(rows.filter(isMarked).map(({ position }) => position));
  const matched = positions(findings.isMatch);
  expect(findings.matchCount).toBe(matched.size);
  return { ...findings, reasons, matched, households: positions(findings.isHousehold) };
};

const ruth = { name: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 664 1234567' };

it.each<[string, AdminRecord, AdminRecord, string[]]>([
  ['the same e-mail', ruth, { name: 'R. B.', email: 'RUTH@example.org' }, ['email']],
  [
    'the same e-mail as contactEmail',
    ruth,
    { childName: 'Lea', contactEmail: 'ruth@example.org' },
    ['email'],
  ],
  [
    'the same phone and name',
    ruth,
    { name: 'ruth  berger', email: 'r@example.org', phone: '0043 (0)664 123 45 67' },
    ['phone', 'name'],
  ],
  ['the same name', ruth, { name: ' RUTH\u00a0Berger', email: 'r@example.org' }, ['name']],
  [
    'the same phone under the same names in the other order',
    { name: 'Berger Ruth', email: 'r@example.org', phone: ruth.phone },
    ruth,
    ['phone', 'name'],
  ],
  [
    'a couple in the other order',
    { partner1Name: 'Tom', partner2Name: 'Ida' },
    { partner1Name: 'ida', partner2Name: 'TOM' },
    ['couple'],
  ],
  [
    'the same phone under another name',
    ruth,
    { name: 'Jonas Berger', phone: ruth.phone },
    ['household'],
  ],
  ['nothing in common', ruth, { name: 'Jonas', email: 'j@example.org', phone: '+43 1' }, []],
])('finds in two records %s', (_what, first, second, reasons) => {
  const found = find([first, second]);
  expect(found.reasons).toEqual([reasons, reasons]);
  const isMatch = reasons.some((reason) => reason !== 'household');
  expect(found.matched).toEqual(new Set(isMatch ? [0, 1] : []));
  expect(found.households).toEqual(new Set(reasons.includes('household') ? [0, 1] : []));
});

it('asks for the country of a number that says none', () => {
  const records = [ruth, { name: ruth.name, phone: '0664 1234567' }];
  expect(find(records)).toMatchObject({ phonesWithoutCountry: 1, reasons: [['name'], ['name']] });
  expect(find(records, { country: 'AT' })).toMatchObject({
    phonesWithoutCountry: 1,
    reasons: [
      ['phone', 'name'],
      ['phone', 'name'],
    ],
  });
  expect(find(records, { country: 'NG' }).reasons).toEqual([['name'], ['name']]);
});

it('believes the country of a profile before the choice for all', () => {
  const member = { fullName: 'Ruth Berger', phone: '0664 1234567', country: 'Austria' };
  expect(find([ruth, member], { country: 'NG' })).toMatchObject({
    phonesWithoutCountry: 0,
    reasons: [
      ['phone', 'name'],
      ['phone', 'name'],
    ],
  });
});

it('leaves duplicates to their Status', () => {
  expect(find([ruth, ruth])).toMatchObject({ matched: new Set(), reasons: [[], []] });
});

it('does not match records without a name by their name', () => {
  const records = [
    { fullName: 'Anonymous', message: 'a', email: 'a@example.org' },
    { fullName: 'anonymous', message: 'b', email: 'b@example.org' },
  ];
  expect(find(records).matched).toEqual(new Set());
});

it('leaves out pairs that staff kept', () => {
  const records = [ruth, { ...ruth, phone: '' }, { name: 'R. B.', email: ruth.email }];
  const isKept: MatchOptions['isKept'] = (first, second) =>
    [first, second].every(({ name }) => name === ruth.name);
  const { reasons, matched } = find(records, { isKept });
  expect(reasons).toEqual([['email'], ['email'], ['email', 'email']]);
  expect(matched.size).toBe(3);
});

it('shows a bounded number of the many records that share something', () => {
  const crowd = Array.from({ length: 300 }, (_, i) => ({
    name: 'Maria',
    email: `${i}@example.org`,
  }));
  const { matched, reasons } = find(crowd);
  expect(matched.size).toBe(300);
  expect(new Set(reasons.map(({ length }) => length))).toEqual(new Set([maxComparedMatches]));
});

it('answers for a newer list where it holds the same records, and nothing for others in their place', () => {
  const [r1, r2] = [
    { ...ruth, _id: 'r1' },
    { ...ruth, name: 'R. B.', _id: 'r2' },
  ];
  const found = runToEnd(
    findMatches(rowsOf([r1, r2]), { country: undefined, isKept: () => false }),
  );
  const jonas = { name: 'Jonas', _id: 'j1' };
  const later = rowsOf([r1, jonas, { ...r2 }]);
  expect(later.map(found.isMatch)).toEqual([true, false, false]);
  expect(later.map((row) => found.matchesOf(row).length)).toEqual([1, 0, 0]);
});
