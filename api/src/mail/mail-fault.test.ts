import { readFault, statusCodeOf } from './mail-fault';

const fault = (more: object) =>
  Object.assign(new Error('Message failed: 550 5.1.1\r\n <a@b>'), more);

it.each([
  [
    'an unknown recipient',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    true,
    false,
  ],
  ['a refused text', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true, false],
  [
    'a recipient that may try later',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 },
    false,
    false,
  ],
  [
    'a sender that may not send',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
    false,
    false,
  ],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false, true],
  [
    'a greeting that turns everybody away',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 },
    false,
    true,
  ],
  ['no server', { code: 'ECONNECTION', command: 'CONN' }, false, true],
  ['a full disk', { code: 'ENOSPC' }, false, true],
])('tells %s from the others', (_what, more, isRefused, isAway) => {
  expect(readFault(fault(more))).toMatchObject({ isRefused, isAway });
});

it('tells the words of the server in one line, and of what is no error too', () => {
  expect(readFault(fault({ response: '550\r\nno' })).words).toBe('550 no');
  expect(readFault(fault({})).words).toBe('Message failed: 550 5.1.1 <a@b>');
  expect(readFault('lost').words).toBe('lost');
});

it('keeps neither control characters nor signs that turn a line, and cuts it', () => {
  const { words } = readFault(fault({ response: '550\u0000\u202e no\u200b\ud800 way\u0085' }));
  expect(words).toBe('550 no way');
  const long = readFault(fault({ response: `550 ${'x'.repeat(295)}😀` })).words;
  expect(long).toBe(`550 ${'x'.repeat(295)}`);
});

it.each([
  [{ command: 'RCPT TO', response: '550 no' }, false],
  [{ command: 'AUTH PLAIN', response: '535 no' }, false],
  [{ command: 'DATA', response: '554 no' }, true],
  [{ command: 'CONN' }, false],
  [{ response: '421 closing' }, true],
])('knows whether the text can be quoted in %j', (more, mayQuote) => {
  expect(readFault(fault(more)).mayQuote).toBe(mayQuote);
});

it.each([
  ['550 5.1.1 <a@b> unknown', '550 5.1.1'],
  ['550-5.7.26 first line', '550 5.7.26'],
  ['554 http://x', '554'],
  ['554x http://x', ''],
  ['connect ECONNREFUSED', ''],
])('reads the code of %j', (words, code) => {
  expect(statusCodeOf(words)).toBe(code);
});
