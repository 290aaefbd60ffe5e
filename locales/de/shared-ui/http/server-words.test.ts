import { readCodedServerMessage } from './coded-server-words';
import { readServerMessage, shownMessage } from './server-messages.texts';

const english = { message: 'No.', error: 'No.' };
const say = (code: string, params?: object) =>
  readCodedServerMessage({ ...english, code, params }).message;

it('says in German what the server says in English', () => {
  expect(say('wrong-login')).toBe('E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfe beides.');
  expect(say('rights-changed')).toMatch(/^Deine Rechte wurden inzwischen geändert/);
  expect(say('not-in-quarantine')).toMatch(/^Das liegt nicht mehr in der Quarantäne/);
  expect(say('too-many-factors', { limit: 10 })).toContain('schon 10 zweite Faktoren');
  expect(say('picture-too-large', { megabytes: 5 })).toContain('höchstens 5\u00a0MB');
});

it.each([
  [2, 'in ein paar Sekunden'],
  [30, 'in einer halben Minute'],
  [31, 'in einer Minute'],
  [61, 'in 2\u00a0Minuten'],
  [3600, 'in 60\u00a0Minuten'],
  [3601, 'in 2\u00a0Stunden'],
])('tells who has to wait for %d seconds how long', (seconds, said) => {
  expect(say('too-many-requests', { seconds })).toContain(`Bitte versuch es ${said} noch einmal.`);
});

it('says nothing in English', async () => {
  expect((await readServerMessage({ code: 'wrong-login' })).message).toMatch('Passwort');
  expect(await readServerMessage(english)).toEqual({});
  expect(await readServerMessage({ issues: [{ path: 'email', message: 'No.' }] })).toEqual({
    issues: [{ path: 'email', message: 'Bitte sieh dir dieses Feld noch einmal an.' }],
  });
  expect(shownMessage('Reset link sent to your email.')).toBeUndefined();
});
