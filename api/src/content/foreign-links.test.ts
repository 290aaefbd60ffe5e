import { hasForeignLink } from './foreign-links';

const host = 'church.example';

it.each([
  'Please log in at https://evil.example/reset now.',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example/reset',
  'ftp://evil.example',
  'https://church.example@evil.example/',
  'https://church.example.evil.example/',
  'https://church.example:444/',
  'www.evil.example',
  'Go to evil.example/reset.',
  'evil.example',
  'ｅｖｉｌ.example',
  'https://évil.example',
  'javascript://church.example@x.example/%0aalert(1)',
])('finds the link to another host in: %s', (text) => {
  expect(hasForeignLink(text, host)).toBe(true);
});

it.each([
  'Please open {link} within {minutes} minutes.',
  'https://church.example/reset-password',
  'Church.Example, the site of {church}',
  'Write to office@other.example, we answer z. B. on 3.12. at 18.30.',
  'See you on Sunday. Bring a friend... and a cake.',
])('finds none in: %s', (text) => {
  expect(hasForeignLink(text, host)).toBe(false);
});
