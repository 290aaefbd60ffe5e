import { readInboxSettings } from './inbox-settings';

const address = 'answers@church.example';

it('is off where nothing is set', () => {
  expect(readInboxSettings(undefined, undefined)).toBeUndefined();
});

it.each([
  ['imaps://a:b@mail.example', { port: 993, encryption: 'tls', mailbox: 'INBOX' }],
  ['imap://a:b@mail.example', { port: 143, encryption: 'starttls' }],
  ['imap://a:b@mail.example:1143/Replies%20now', { port: 1143, mailbox: 'Replies now' }],
  ['imap://a:b@localhost', { encryption: 'none' }],
  ['imap://a:b@127.0.0.1:1143', { encryption: 'none' }],
  ['imap://a:b@[::1]:1143', { host: '::1', encryption: 'none' }],
  ['imap://a:b@127.0.0.1.evil.example', { encryption: 'starttls' }],
])('reads %s', (url, imap) => {
  expect(readInboxSettings(url, address)).toMatchObject({ source: { imap } });
});

it('reads a maildir', () => {
  expect(readInboxSettings('maildir:/var/mail/answers', address)).toEqual({
    address: { name: 'answers', domain: 'church.example' },
    source: { maildir: '/var/mail/answers' },
  });
});

it.each([
  'https://a:secret@mail.example',
  'imaps://mail.example',
  'imaps://a:@mail.example',
  'imaps://a:secret%@mail.example',
  'maildir:relative',
  'imaps:/secret',
])('refuses %s without quoting it', (url) => {
  const reason = readInboxSettings(url, address);
  expect(reason).toMatch(/^MAIL_INBOX must be/);
  expect(reason).not.toContain('secret');
});

it.each([
  undefined,
  'nobody',
  'a+b@church.example',
  'a-very-long-name@church.example',
  'a@b.example, c@d.example',
])('refuses the address %s', (one) => {
  expect(readInboxSettings('maildir:/var/mail', one)).toMatch(/MAIL_INBOX_ADDRESS/);
});

it('refuses an address without a mailbox', () => {
  expect(readInboxSettings(undefined, address)).toMatch(/needs MAIL_INBOX/);
});
