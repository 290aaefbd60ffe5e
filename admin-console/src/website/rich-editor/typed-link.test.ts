import { readTypedLink } from './typed-link';

it.each([
  ['church.example', 'https://church.example/'],
  [' www.church.example/easter?x=1#y ', 'https://www.church.example/easter?x=1#y'],
  ['http://church.example', 'https://church.example/'],
  ['HTTPS://Church.Example/Ä', 'https://church.example/%C3%84'],
  ['church.example:8443/x', 'https://church.example:8443/x'],
  ['office@church.example', 'mailto:office@church.example'],
  ['mailto:office@church.example', 'mailto:office@church.example'],
  ['+43 (512) 00 00 00', 'tel:+43512000000'],
  ['/more/visit', '/more/visit'],
  [`${location.origin}/more/visit#bus`, '/more/visit#bus'],
])('takes %j for %s', (typed, link) => {
  expect(readTypedLink(typed)).toBe(link);
});

it.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'file:///etc',
  '//evil.example',
  '/\\evil.example',
  'https://user:word@a.example',
  'two words',
  'word',
  '+43',
  'a@b',
  `https://a.example/${'x'.repeat(2000)}`,
])('takes %j for nothing that can be linked to', (typed) => {
  expect(readTypedLink(typed)).toBeUndefined();
});
