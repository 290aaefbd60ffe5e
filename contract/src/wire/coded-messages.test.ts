import fc from 'fast-check';
import { readCodedMessages } from './coded-messages';
import type { ServerMessages } from './coded-messages';

const words = {
  'email-taken': 'Schon vergeben.',
  'too-short': (limit: number) => `Mindestens ${limit}.`,
  'too-many-requests': (seconds: number) => `In ${seconds} Sekunden.`,
} as Partial<ServerMessages> as ServerMessages;
const read = readCodedMessages({ words, checkField: 'Bitte prüfen.' });
const english = { message: 'No.', error: 'No.' };

it('says a code in the words of the language, for each of the fields that requirements 8 reads', () => {
  const said = { message: 'Schon vergeben.', error: 'Schon vergeben.' };
  expect(read({ ...english, code: 'email-taken' })).toEqual(said);
  expect(read({ error: 'No.', code: 'email-taken' })).toEqual(said);
});

it('says the number that goes with a code', () => {
  const body = { ...english, code: 'too-many-requests', params: { seconds: 30 } };
  expect(read(body).message).toBe('In 30 Sekunden.');
});

it('says at its field what is wrong with it, and what to do about a fault that it does not know', () => {
  const issues = [
    { path: 'password', message: 'No.', code: 'too-short', params: { limit: 8 } },
    { path: 'email', message: 'No.', code: 'of-a-later-release' },
    { path: 'phone', message: 'No.' },
    { message: 'No.', code: 'email-taken' },
    null,
  ];
  expect(read({ ...english, code: 'email-taken', issues }).issues).toEqual([
    { path: 'password', message: 'Mindestens 8.' },
    { path: 'email', message: 'Bitte prüfen.' },
    { path: 'phone', message: 'Bitte prüfen.' },
  ]);
});

it.each([
  undefined,
  null,
  [],
  english,
  { ...english, code: 'of-a-later-release' },
  { ...english, code: 'toString' },
  { ...english, code: '__proto__' },
  { ...english, code: 7 },
  { ...english, code: 'too-many-requests' },
  { ...english, code: 'too-many-requests', params: {} },
  { ...english, code: 'too-many-requests', params: { seconds: '30' } },
  { ...english, code: 'too-many-requests', params: [30] },
  { ...english, issues: 'email' },
])('has no English word to show of %j', (body) => expect(read(body)).toEqual({}));

it('throws for no value at all', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(() => read(body)).not.toThrow();
    }),
  );
});
