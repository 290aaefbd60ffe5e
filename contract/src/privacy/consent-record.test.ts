import { consentSchemaVersion, holdsConsent, readConsent } from './consent-record';
import type { ConsentRecord } from './consent-record';

const given: ConsentRecord = {
  schemaVersion: consentSchemaVersion,
  recordId: 'r1',
  time: '2026-03-01T10:00:00.000Z',
  controller: { name: 'A Church', address: 'Musterstraße 1, 6020 Innsbruck, Austria' },
  purposes: ['accompany'],
  ground: 'consent',
  categories: ['contact', 'faith'],
  notice: { version: '1', hash: 'abc', language: 'de' },
  route: '/api/requests',
  events: [{ event: 'given', time: '2026-03-01T10:00:00.000Z' }],
};
const withdrawn: ConsentRecord = {
  ...given,
  events: [...given.events, { event: 'withdrawn', time: '2026-03-02T10:00:00.000Z' }],
};

it('reads a consent from the text and from the value of its column', () => {
  expect(readConsent(JSON.stringify(given))).toEqual(given);
  expect(readConsent(withdrawn)).toEqual(withdrawn);
});

it('holds from when it is given until it is withdrawn', () => {
  expect(holdsConsent(given)).toBe(true);
  expect(holdsConsent(JSON.stringify(given))).toBe(true);
  expect(holdsConsent(JSON.stringify(withdrawn))).toBe(false);
});

it.each([
  null,
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{"events":[{"event":"given"}]}',
  3,
  [],
  { ...given, schemaVersion: '2' },
  { ...given, events: [] },
  { ...given, events: 'given' },
])('holds no consent in %j', (column) => {
  expect(holdsConsent(column)).toBe(false);
});
