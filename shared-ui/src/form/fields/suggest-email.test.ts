import { suggestEmail } from './suggest-email';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['GMAIL.COMM', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmx.a', 'gmx.at'],
  ['gxm.at', 'gmx.at'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.con', 'outlook.com'],
  ['yahho.com', 'yahoo.com'],
  ['aon.ta', undefined],
  ['weeb.de', 'web.de'],
])('offers what was probably meant by %s', (typed, meant) => {
  expect(suggestEmail(`ruth@${typed}`)).toBe(meant && `ruth@${meant}`);
});

it.each([
  ...[
    'gmail.com',
    'Gmail.com',
    'gmx.ch',
    'gmx.net',
    'live.it',
    'live.de',
    'yahoo.fr',
    'yahoo.co.uk',
  ],
  ...['hotmail.de', 'outlook.at', 'mail.com', 'email.com', 'ymail.com', 'aol.com', 'me.com'],
  ...[
    'example.org',
    'uibk.ac.at',
    'tirol.com',
    'tsn.at',
    'liwest.at',
    'proton.me',
    'küche.example',
  ],
])('offers nothing for %s, which is somebody’s', (domain) => {
  expect(suggestEmail(`ruth@${domain}`)).toBeUndefined();
});

it.each(['', 'ruth', '@gmial.com', 'gmial.com'])('offers nothing for %j', (text) => {
  expect(suggestEmail(text)).toBeUndefined();
});
