import fc from 'fast-check';
import { toShownProfile } from './records/profile';
import { readValue } from './requests/read-value';
import { getOwnProfile } from './sessions/profile-requests';
import {
  readConsoleEvent,
  readCounts,
  readNotDuplicates,
  readMergeAnswer,
  readReview,
  readReviewSnapshot,
  readSearchAnswer,
  readStaff,
} from './review/review-readers';
import { readSecondFactorPolicy } from './sessions/staff-security-readers';
import { readStoredId } from './records/stored-record';
import { readErrorBody } from './wire/wire';

const readers = {
  readConsoleEvent,
  readCounts,
  readErrorBody,
  readKeptPair: readNotDuplicates,
  readMergeAnswer,
  readReview,
  readReviewSnapshot,
  readSearchAnswer,
  readSecondFactorPolicy,
  readStaff,
  readStoredId,
};

it.each(Object.entries(readers))('%s throws for no value at all', (_name, read) => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(() => read(body)).not.toThrow();
    }),
    { numRuns: 200 },
  );
});

const review = {
  recordId: 'r1',
  state: 'new',
  note: '',
  assignee: null,
  version: 0,
  updatedAt: '2026-04-01T12:00:00',
  updatedBy: 'office@example.org',
};
const merge = {
  _id: 'm1',
  survivor: 'r1',
  merged: ['r2'],
  createdAt: '2026-04-01T12:00:00',
  createdBy: 'office@example.org',
};
const keptPair = {
  _id: 'k1',
  records: [
    { _id: 'r1', __v: 0 },
    { _id: 'r2', __v: 3 },
  ],
  createdAt: '2026-04-01T12:00:00',
  createdBy: 'office@example.org',
};
const record = { _id: 'r1', __v: 0, name: 'Ada', anything: { else: [1] } };

it.each([
  ['readReview', readReview, review],
  ['readKeptPair', readNotDuplicates, keptPair],
  [
    'readReviewSnapshot',
    readReviewSnapshot,
    { reviews: [{ ...review, assignee: 's1' }], merges: [merge], keptPairs: [keptPair] },
  ],
  ['readMergeAnswer', readMergeAnswer, { merge, records: [record] }],
  ['readStaff', readStaff, [{ _id: 's1', email: 'office@example.org' }]],
  ['readCounts', readCounts, { contact: { total: 3, new: 1 }, profiles: { total: 0, new: 0 } }],
  [
    'readSearchAnswer',
    readSearchAnswer,
    {
      results: [{ kind: 'contact', record, foundIn: 'person', isQuarantined: true }],
      ...{ isCut: true, searchedBackTo: '2026-03-01T12:30:00.000Z' },
    },
  ],
  ['readConsoleEvent', readConsoleEvent, { kind: 'contact', records: [record] }],
  ['readConsoleEvent of a change', readConsoleEvent, { kind: 'profiles' }],
  [
    'readErrorBody',
    readErrorBody,
    { message: 'No.', error: 'No.', issues: [{ path: '', message: 'No.' }] },
  ],
  ['readSecondFactorPolicy', readSecondFactorPolicy, { from: null, roles: ['owner'] }],
])('%s reads the whole of what the contract says', (_name, read, body) => {
  expect(read(body)).toEqual(body);
});

it('reads what else a server sends of a profile, in words', () => {
  const more = { choirVoice: 'alto', groups: ['A', 'B'], __proto: null, ['__proto__']: 'x' };
  const { further } = toShownProfile({ ...more, fullName: 'Ada', image: 'x', __v: 1 });
  expect(further).toEqual([
    { name: 'choirVoice', text: 'alto' },
    { name: 'groups', text: 'A, B' },
    { name: '__proto', text: '' },
    { name: '__proto__', text: 'x' },
  ]);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`f${place}`, 1]));
  expect(toShownProfile({ ...many, fullName: 'Ada' }).further).toHaveLength(40);
  expect(readValue(getOwnProfile.response, more)).toBeUndefined();
});

it('reads a profile without its password and what is internal', () => {
  expect(toShownProfile({ _id: 'm1', fullName: 'Ada', password: 'x', isAdmin: true })).toEqual({
    fullName: 'Ada',
  });
});
