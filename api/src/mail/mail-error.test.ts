import { readMailError, toStatusCode } from './mail-error';

const fault = (more: object) =>
  Object.assign(new Error('Message failed: 550 5.1.1\r\n <a@b>'), more);

const toRecipient = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
const toText = { code: 'EMESSAGE', command: 'DATA', responseCode: 554 };
const toSender = { ...toRecipient, command: 'MAIL FROM' };

const later = { isRefused: false, isTurnedAway: false, isHanging: false, isAway: false };
const [refused, turnedAway, hanging, away] = [
  { ...later, isRefused: true },
  { ...later, isTurnedAway: true },
  { ...later, isHanging: true },
  { ...later, isAway: true },
];
const silent = { code: 'ETIMEDOUT', command: 'CONN' };

it.each([
  ['an unknown recipient', { ...toRecipient, response: '550 5.1.1 <a@b> unknown' }, refused],
  ['a recipient, by a number alone', { ...toRecipient, response: '550 no' }, refused],
  ['a mailbox that is closed', { ...toRecipient, response: '550-5.2.1 closed\r\n550 x' }, refused],
  ['a refused text', { ...toText, response: '554 5.6.0 not readable' }, refused],
  ['a mailbox that is full', { ...toRecipient, response: '552 5.2.2 full' }, turnedAway],
  ['a relay', { ...toRecipient, response: '554 5.7.1 <a@b>: Relay access denied' }, turnedAway],
  ['a quota', { ...toText, response: '550 5.4.5 Daily sending quota exceeded' }, turnedAway],
  ['a list', { ...toText, response: '550 5.7.1 blocked' }, turnedAway],
  ['a text, by a number alone', { ...toText, response: '554 no' }, turnedAway],
  ['a sender', { ...toRecipient, response: '550 5.1.8 no such domain' }, turnedAway],
  ['a sender, before the recipient', { ...toSender, response: '550 5.1.0 no' }, turnedAway],
  ['a sender, by a number alone', { ...toSender, response: '550 no' }, turnedAway],
  ['what may come later', { ...toRecipient, responseCode: 451, response: '451 5.1.1 x' }, later],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, away],
  ['a greeting for nobody', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, away],
  [
    'a server that asks the recipient’s, which is silent',
    { ...silent, timeoutType: 'SOCKET_TIMEOUT' },
    hanging,
  ],
  ['a server that does not greet', { ...silent, timeoutType: 'GREETING_TIMEOUT' }, away],
  ['no server', { code: 'ECONNECTION', command: 'CONN' }, away],
  ['a full disk', { code: 'ENOSPC' }, away],
  ['a fault of ours', {}, later],
])('tells %s from the others', (_what, more, expected) => {
  expect(readMailError(fault(more))).toMatchObject(expected);
});

it('tells the words of the server in one line, and none of ours', () => {
  expect(readMailError(fault({ response: '550\r\nno' })).words).toBe('550 no');
  expect(readMailError(fault({ code: 'ESOCKET' })).words).toBe('ESOCKET');
  expect(readMailError(fault({})).words).toBe('');
  expect(readMailError('lost').words).toBe('');
});

it('keeps neither control characters nor signs that turn a line, and cuts it', () => {
  const { words } = readMailError(fault({ response: '550\u0000\u202e no\u200b\ud800 way\u0085' }));
  expect(words).toBe('550 no way');
  const long = readMailError(fault({ response: `550 ${'x'.repeat(295)}😀` })).words;
  expect(long).toBe(`550 ${'x'.repeat(295)}`);
});

it.each([
  [{ command: 'RCPT TO', response: '550 no' }, false],
  [{ command: 'AUTH PLAIN', response: '535 no' }, false],
  [{ command: 'DATA', response: '554 no' }, true],
  [{ command: 'CONN' }, false],
  [{ response: '421 closing' }, true],
])('knows whether the text can be quoted in %j', (more, mayQuote) => {
  expect(readMailError(fault(more)).mayQuote).toBe(mayQuote);
});

it.each([
  ['550 5.1.1 <a@b> unknown', '550 5.1.1'],
  ['550-5.7.26 first line', '550 5.7.26'],
  ['554 http://x', '554'],
  ['554x http://x', ''],
  ['connect ECONNREFUSED', ''],
])('reads the code of %j', (words, code) => {
  expect(toStatusCode(words)).toBe(code);
});
