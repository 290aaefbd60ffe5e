import { dueDate, getMergedDueDate } from './due-date';
import type { RetainedRecord } from './due-date';

const record: RetainedRecord = {
  kind: 'enquiry',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isQuarantined: false,
  isConsented: false,
};
const done = { state: 'done', at: '2026-02-01T00:00:00.000Z' };

it.each<[string, Partial<RetainedRecord>, string | undefined]>([
  ['that nobody has answered', {}, undefined],
  ['that was answered', { review: done }, '2026-05-02'],
  ['that staff are at work on', { review: { ...done, state: 'in-progress' } }, undefined],
  [
    'that staff are at work on, of a kind that begins with its arrival',
    { kind: 'testimony', review: { ...done, state: 'in-progress' } },
    undefined,
  ],
  [
    'that staff hold for longer',
    { review: done, heldUntil: '2027-01-01T00:00:00.000Z' },
    '2027-01-01',
  ],
  [
    'that staff hold for less',
    { review: done, heldUntil: '2026-03-01T00:00:00.000Z' },
    '2026-05-02',
  ],
  ['that is held and open', { heldUntil: '2026-03-01T00:00:00.000Z' }, undefined],
  ['that somebody asks something about', { review: done, isAsked: true }, undefined],
  ['in quarantine', { isQuarantined: true }, '2026-04-01'],
  [
    'that is locked away',
    { kind: 'pledge', lockedUntil: '2034-01-01T00:00:00.000Z' },
    '2034-01-01',
  ],
  [
    'with a consent of a kind that asks for none',
    { review: done, isConsented: true },
    '2026-05-02',
  ],
  ['with a consent', { kind: 'request', review: done, isConsented: true }, '2027-02-01'],
  ['that says no time', { kind: 'testimony', createdAt: '' }, undefined],
  ...[
    '01.02.2020',
    '+275760-09-13T00:00:00.000Z',
    '2020-99-99T00:00',
    '9999-01-01T00:00:00.000Z',
  ].map((createdAt): [string, Partial<RetainedRecord>, undefined] => [
    `that says an odd time, ${createdAt}`,
    { kind: 'pledge', createdAt },
    undefined,
  ]),
  [
    'of a guest who came at an odd time',
    { kind: 'firstTimer', createdAt: '01.02.2020' },
    undefined,
  ],
  [
    'in quarantine, for a programme that is ahead',
    { kind: 'programAttendance', isQuarantined: true, programEnd: '2026-09-01T00:00:00.000Z' },
    '2026-09-01',
  ],
  ['of a guest who was seen since', { kind: 'firstTimer', review: done }, '2026-07-31'],
  [
    'of a member who was here since',
    { kind: 'profiles', seenAt: '2026-06-01T00:00:00.000Z' },
    '2029-05-31',
  ],
  ['for a programme that is not known', { kind: 'programAttendance' }, '2026-04-01'],
  [
    'for a programme',
    { kind: 'programAttendance', programEnd: '2026-09-01T00:00:00.000Z' },
    '2026-11-30',
  ],
])('says when a record goes %s', (_which, changes, day) => {
  expect(dueDate({ ...record, ...changes })?.slice(0, 10)).toBe(day);
});

describe('of records that are merged', () => {
  const merged = '2026-01-20T00:00:00.000Z';

  it('counts from the review of the one that stayed', () => {
    const due = getMergedDueDate({ ...record, review: done }, [record], merged);
    expect(due?.slice(0, 10)).toBe('2026-05-02');
    expect(getMergedDueDate(record, [{ ...record, review: done }], merged)).toBeUndefined();
  });

  it('lets all stay for 30 days after the merge', () => {
    const due = getMergedDueDate({ ...record, review: done }, [record], '2026-05-01T00:00:00.000Z');
    expect(due?.slice(0, 10)).toBe('2026-05-31');
  });

  it.each<[string, Partial<RetainedRecord>, string | undefined]>([
    ['is held', { heldUntil: '2028-01-01T00:00:00.000Z' }, '2028-01-01'],
    ['is asked about', { isAsked: true }, undefined],
    ['is worked on', { review: { ...done, state: 'in-progress' } }, undefined],
    ['was sent at an odd time', { createdAt: '01.02.2020' }, undefined],
    ['was sent later', { createdAt: '2027-01-01T00:00:00.000Z' }, '2027-06-30'],
    ['has a consent', { isConsented: true }, '2028-01-01'],
  ])('lets all stay while one of them %s', (_what, changes, day) => {
    const guest = { ...record, kind: 'firstTimer' } as const;
    const due = getMergedDueDate(guest, [guest, { ...guest, ...changes }], merged);
    expect(due?.slice(0, 10)).toBe(day);
  });
});
