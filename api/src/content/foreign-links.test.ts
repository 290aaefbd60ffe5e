import { hasForeignLink } from './foreign-links';

const host = 'church.example';

it.each([
  'Please log in at https://evil.example/reset now.',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example/reset',
  'ftp://evil.example',
  'https:evil.example',
  'https:/evil',
  String.raw`\\evil\share`,
  String.raw`https:\\evil`,
  'https://church.example@evil.example/',
  'https://church.example.evil.example/',
  'https://church.example:444/',
  'https://church.example//https://evil.example',
  'https://church.example/?https://evil.example',
  'https://church.example/|https://evil.example',
  'https://church.example/→evil.example',
  'https://evil.example/church.example',
  'evil-church.example',
  'office@church.example/evil.example',
  'www.evil.example',
  'Go to evil.example/reset.',
  'evil.example',
  '|evil.example|',
  '{evil.example}',
  '→evil.example',
  'evil.example…',
  'log in:evil.example',
  '{church}.example',
  'e\u00advil.ex\u200bample',
  'evil。example',
  'ｅｖｉｌ.example',
  'https://évil.example',
  'evil.xn--p1ai',
  'evil.भारत',
  'Go to 192.0.2.1 now.',
  'javascript://church.example@x.example/%0aalert(1)',
])('finds the link to another host in: %s', (text) => {
  expect(hasForeignLink(text, host)).toBe(true);
});

it.each([
  'Please open {link} within {minutes} minutes.',
  'https://church.example/reset-password',
  '(https://church.example/de/about?a=b#c), https://church.example.',
  'Church.Example, the site of {church}',
  'Write to office@other.example, we answer z. B. on 3.12. at 18.30.',
  'Für Mitarbeiter:innen, d.h. e.V. und z.B. am 24.12.2026 um 18:30; Dr.-Karl-Straße 1.2',
  'See you on Sunday. Bring a friend... and a cake.',
  'Wait...what? Call +43.512.345.678 and/or come.',
])('finds none in: %s', (text) => {
  expect(hasForeignLink(text, host)).toBe(false);
});
