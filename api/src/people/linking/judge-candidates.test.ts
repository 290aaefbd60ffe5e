import type { AnyRecord } from 'contract/record-identity';
import { judgeCandidates } from './judge-candidates';
import type { Candidate } from './judge-candidates';
import { toRecordDigests, traitNames } from './record-digests';

/** What is said of a record beside another one that is found by what both share, and beside further ones. */
function judge(one: AnyRecord, other: AnyRecord, ...more: readonly AnyRecord[]) {
  // A record with an id is a profile whose owner confirmed its address.
  const digestsOf = (record: AnyRecord) => toRecordDigests(record, record['_id'] !== undefined);
  const own = digestsOf(one);
  const candidates = [other, ...more].map((record, place): Candidate => {
    const names = digestsOf(record);
    const asked = { ...own, confirmed: own.email };
    const shared = traitNames.filter((trait) =>
      asked[trait].some((value) => names[trait].includes(value)),
    );
    return { id: String(place), shared: new Set(shared), names };
  });
  const [judged] = judgeCandidates(own, candidates);
  return judged?.certain ?? judged?.reasons.join(' ');
}

const anna = { name: 'Anna Berger', email: 'anna@example.org', phone: '0664 1111111' };
const profile = { _id: '1', fullName: 'Anna Maria Berger', email: 'anna@example.org' };

it.each<[string, AnyRecord, AnyRecord, AnyRecord[], string]>([
  ['the whole key', anna, anna, [], 'same-key'],
  ['a phone and a name', anna, { ...anna, email: '' }, [], 'phone-and-name'],
  [
    'a phone and a name in another order',
    anna,
    { ...anna, name: 'berger anna' },
    [],
    'phone-and-name',
  ],
  ['an email address and a name', { ...anna, phone: '' }, anna, [], 'email name'],
  ['an email address alone', anna, { name: 'A. B.', email: anna.email }, [], 'email'],
  ['a phone number of two names', anna, { name: 'Leo Berger', phone: anna.phone }, [], ''],
  ['a name alone', anna, { name: 'Anna Berger', email: 'b@example.org' }, [], 'name'],
  ['nobody’s name', { fullName: 'Anonymous' }, { fullName: 'Anonymous' }, [], ''],
  [
    'both names of a couple',
    { partner1Name: 'Anna Berger', partner2Name: 'Leo Auer', email: 'a@example.org' },
    { partner1Name: 'Leo Auer', partner2Name: 'Anna Berger', email: 'l@example.org' },
    [],
    'couple',
  ],
  ['a confirmed address and a part of the name', anna, profile, [], 'confirmed-email'],
  [
    'a confirmed address without a name',
    { contactEmail: anna.email },
    profile,
    [],
    'confirmed-email',
  ],
  ['a confirmed address of another name', { ...anna, name: 'Leo Berger' }, profile, [], 'email'],
  [
    'a confirmed address and a part of a name, where another name has that address too',
    { name: 'Berger', email: anna.email },
    profile,
    [{ name: 'Leo Berger', email: anna.email }],
    'email',
  ],
  [
    'a confirmed address and the full name, where another name has that address too',
    { name: 'Berger, Anna Maria', email: anna.email },
    profile,
    [{ name: 'Leo Berger', email: anna.email }],
    'confirmed-email',
  ],
  [
    'a confirmed address of one of a couple',
    { partner1Name: 'Leo Auer', partner2Name: 'Anna Maria Berger', email: anna.email },
    profile,
    [],
    'confirmed-email',
  ],
])('judges records that share %s', (_, one, other, more, expected) => {
  expect(judge(one, other, ...more)).toBe(expected);
  // Which of them is new makes no difference.
  if (more.length === 0) expect(judge(other, one)).toBe(expected);
});

it('finds addresses in other spellings, but not by a place alone', () => {
  const addressOf = (address: string) => toRecordDigests({ address }, false).address;
  expect(addressOf('Hofgasse 12, 6020 Innsbruck')).toEqual(
    addressOf('6020 innsbruck; HOFGASSE 12'),
  );
  expect(addressOf('Anichstraße 1, Innsbruck')).toEqual(addressOf('Anichstr. 1, Innsbruck'));
  expect(addressOf('Innsbruck, Austria')).toEqual([]);
});
