import { recordKinds } from '../records/review';
import { submissionNames, submissions } from '../records/submissions';
import { mailProcessing } from './mail-processing';
import { processing } from './processing';
import { consentPurposes, isKeptByLaw, purposes } from './purposes';

const kindsOf = (is: (kind: (typeof recordKinds)[number]) => boolean) => recordKinds.filter(is);

it('asks a consent of those who are accompanied beyond the answer, and of nobody else', () => {
  expect(kindsOf((kind) => consentPurposes(kind).length > 0)).toEqual([
    'welfare',
    'request',
    'firstTimer',
    'secondTimer',
    'newBeliever',
  ]);
});

it('keeps a record longer while a consent holds, and only where one is asked for', () => {
  for (const kind of recordKinds) {
    const { retention, consented } = processing[kind];
    expect(consented !== undefined).toBe(consentPurposes(kind).length > 0);
    if (consented !== undefined) expect(consented.days).toBeGreaterThan(retention.days);
  }
});

it('encrypts only fields that their form has', () => {
  const declared = submissionNames.filter((kind) => processing[kind].encrypted !== undefined);
  expect(declared).toEqual(['enquiry', 'welfare', 'request']);
  for (const kind of declared)
    for (const field of processing[kind].encrypted ?? [])
      expect(submissions[kind].body.properties).toHaveProperty(field);
});

it('keeps gifts seven years by law', () => {
  expect(kindsOf(isKeptByLaw)).toEqual(['partnership', 'pledge']);
  expect(processing.pledge.retention.days).toBeGreaterThanOrEqual(7 * 365 + 1);
});

it('uses each purpose that it names', () => {
  const declared = [...Object.values(processing), ...Object.values(mailProcessing)];
  const used = declared.flatMap((one) => one.purposes.map(({ purpose }) => purpose));
  expect([...new Set(used)].sort()).toEqual([...purposes].sort());
});
