import { profileBody } from 'contract/profile';
import { submissions } from 'contract/submissions';
import type { AdminRecord } from '../../base/model/admin-record';
import { sectionNames } from '../../base/model/sections';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { sampleRecord } from '../../testing/sample-record';
import { findListDuplicates } from './arriving-list';
import { duplicateKey } from 'contract/duplicate-key';

const ruth = { fullName: 'Ruth Berger', email: 'ruth@example.org', phone: '+43 512 000 001' };
const jonas = { fullName: 'Jonas Hofer', email: 'jonas@example.org', phone: '+43 512 000 002' };

const find = (records: readonly AdminRecord[], content: readonly string[] = []) =>
  runToEnd(findListDuplicates(records, content));
const statuses = (records: readonly AdminRecord[]) =>
  find(records).marked.map(({ status }) => status);

describe('one key', () => {
  it.each<[string, AdminRecord, AdminRecord]>([
    [
      'whatever the case and the spaces around e-mail and name',
      ruth,
      { ...ruth, email: '  RUTH@Example.org ', fullName: ' ruth BERGER\t' },
    ],
    ['whatever the punctuation of the phone', ruth, { ...ruth, phone: '+43 (512) 000-001' }],
    ['when the phone is stored as a number', ruth, { ...ruth, phone: 43512000001 }],
    [
      'with contactEmail in place of email',
      ruth,
      { fullName: ruth.fullName, contactEmail: ruth.email, phone: ruth.phone },
    ],
    [
      'when email is blank and contactEmail is not',
      ruth,
      { ...ruth, email: ' ', contactEmail: ruth.email },
    ],
    ['with name in place of fullName', { name: 'Ruth' }, { fullName: 'ruth' }],
    ['with childName in place of name', { childName: 'Lea' }, { name: 'lea' }],
    ['with partner1Name in place of name', { partner1Name: 'Tom' }, { name: 'tom' }],
    [
      'for couples of the same two names',
      { partner1Name: 'Tom', partner2Name: 'Ida' },
      { partner1Name: ' tom', partner2Name: 'IDA ' },
    ],
    ['on a phone alone', { phone: '0512 1' }, { phone: '05121' }],
    ['whatever the other fields say', { ...ruth, message: 'a' }, { ...ruth, message: 'b' }],
  ])('%s', (_when, first, second) => {
    expect(statuses([first, second])).toEqual(['UNIQUE', 'DUPLICATE']);
  });
});

it.each(sectionNames)('knows by its key who sent a record of %s', (name) => {
  const { properties } = name === 'profiles' ? profileBody : submissions[name].body;
  // The person comes first (requirements 3).
  const [person = ''] = Object.keys(properties);
  expect(duplicateKey(sampleRecord(name))).toContain(`${person} of Ruth`.toLowerCase());
});

describe('two keys', () => {
  it.each<[string, AdminRecord, AdminRecord]>([
    ['for another e-mail', ruth, { ...ruth, email: 'r@example.org' }],
    ['for another phone', ruth, { ...ruth, phone: '+43 512 000 003' }],
    ['for another name', ruth, { ...ruth, fullName: 'Ruth B.' }],
    [
      'for another partner',
      { partner1Name: 'Tom', partner2Name: 'Ida' },
      { partner1Name: 'Tom', partner2Name: 'Eva' },
    ],
    [
      'for a partner who is missing',
      { partner1Name: 'Tom', partner2Name: 'Ida' },
      { partner1Name: 'Tom' },
    ],
    [
      'for the same words in other parts of the key',
      { email: 'a', name: 'b' },
      { email: '', name: 'a b' },
    ],
    [
      'when a name holds the separator of the key',
      { partner1Name: 'Tom|Ida' },
      { partner1Name: 'Tom', partner2Name: 'Ida' },
    ],
    [
      'when a name ends with the escape of the separator',
      { partner1Name: 'Tom\\', partner2Name: 'Ida' },
      { partner1Name: 'Tom\\|Ida' },
    ],
  ])('%s', (_when, first, second) => {
    expect(statuses([first, second])).toEqual(['UNIQUE', 'UNIQUE']);
  });
});

it.each<[string, AdminRecord]>([
  ['has none of the three parts', { message: 'Hello' }],
  ['has only blanks in them', { email: ' ', phone: '', name: '\t' }],
  ['has a phone without digits', { phone: '+ ()-' }],
  ['has a partner and none of the three parts', { partner2Name: 'Ida', weddingDate: '2027-05-01' }],
  ['has values that are no text', { email: null, phone: {}, name: ['a'], fullName: true }],
])('counts a record as unique that %s', (_what, record) => {
  expect(duplicateKey(record)).toBeUndefined();
  expect(statuses([record, { ...record }])).toEqual(['UNIQUE', 'UNIQUE']);
});

it('calls the first record the original and every later one a duplicate', () => {
  const again = { ...ruth, message: 'again' };
  const onceMore = { ...ruth, message: 'once more' };
  const findings = find([jonas, ruth, again, onceMore]);

  expect(findings.marked.map(({ status }) => status)).toEqual([
    'UNIQUE',
    'UNIQUE',
    'DUPLICATE',
    'DUPLICATE',
  ]);
  expect(findings).toMatchObject({ uniqueCount: 2, duplicateCount: 2 });
  expect(findings.groups).toEqual([
    { id: 'ruth@example.org|43512000001|ruth berger', records: [ruth, again, onceMore] },
  ]);
});

it('reads each record a few times, however long the list', () => {
  const readings = jest.fn();
  const person = (number: number) => ({
    name: `Person ${number}`,
    get email() {
      readings();
      return `person${number}@example.org`;
    },
  });
  const records = Array.from({ length: 10_000 }, (_, place) => person(place % 6000));
  expect(find(records)).toMatchObject({ uniqueCount: 6000, duplicateCount: 4000 });
  // Comparing each record with all others would take millions.
  expect(readings.mock.calls.length).toBeLessThan(3 * records.length);
});

it('finds each duplicate where many share a part of the key', () => {
  const church = { email: 'office@example.org' };
  const names = ['Ruth', 'Jonas', 'ruth', 'Miriam', 'JONAS', 'Ruth'];
  const { groups, marked } = find(names.map((name) => ({ ...church, name })));
  expect(marked.map(({ status }) => status[0])).toEqual(['U', 'U', 'D', 'U', 'D', 'D']);
  expect(groups.map(({ records }) => records.map(({ name }) => name))).toEqual([
    ['Ruth', 'ruth', 'Ruth'],
    ['Jonas', 'JONAS'],
  ]);
});
