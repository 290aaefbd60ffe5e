import { isEmailAddress, tidyEmail, toStoredEmail } from './email-address';
import { readableEmail, searchedEmail } from './readable-email';

it.each([
  ['  ruth@example.org\u00a0', 'ruth@example.org'],
  ['ruth @ example . org', 'ruth@example.org'],
  ['\ufeffru\u200bth@exam\u00adple.org\u2060', 'ruth@example.org'],
  // Space within a part and line breaks stay, so that the address is refused.
  ['ruth gruber@example.org', 'ruth gruber@example.org'],
  ['ruth@example.org\n', 'ruth@example.org\n'],
])('takes out of %j what was pasted along', (pasted, tidy) => {
  expect(tidyEmail(pasted)).toBe(tidy);
});

it.each([
  ['office@küche.example', 'office@xn--kche-0ra.example'],
  ['office@ku\u0308che.example', 'office@xn--kche-0ra.example'],
  ['office@KÜCHE.example', 'office@xn--kche-0ra.example'],
  ['office@xn--kche-0ra.example', 'office@xn--kche-0ra.example'],
  ['a@straße.example', 'a@xn--strae-oqa.example'],
  ['a@пример.example', 'a@xn--e1afmkfd.example'],
  ['Ruth@Example.org', 'Ruth@Example.org'],
])('stores %s in one form', (typed, stored) => {
  expect(toStoredEmail(typed)).toBe(stored);
  expect(isEmailAddress(stored)).toBe(true);
});

it.each(['ä@example.org', 'a@kü che.example', 'a@kü/che.example', 'a@kü:80', '@küche.example'])(
  'leaves %s to be refused',
  (typed) => expect(isEmailAddress(toStoredEmail(typed))).toBe(false),
);

it.each([
  ['office@xn--kche-0ra.example', 'office@küche.example'],
  ['office@mail.XN--kche-0ra.example', 'office@mail.küche.example'],
  ['a@xn--strae-oqa.example', 'a@straße.example'],
  // Cyrillic letters that look like Latin ones stay encoded.
  ['a@xn--80ak6aa92e.example', undefined],
  ['a@xn--.example', undefined],
  ['a@xn--99999999.example', undefined],
  ['see xn--kche-0ra.example', undefined],
  ['ruth@example.org', undefined],
])('shows %s as people read it', (stored, readable = stored) => {
  expect(readableEmail(stored)).toBe(readable);
});

it('is found by both', () => {
  const both = 'office@xn--kche-0ra.example\noffice@küche.example';
  expect(searchedEmail('office@xn--kche-0ra.example')).toBe(both);
  expect(searchedEmail('ruth@example.org')).toBe('ruth@example.org');
});

it.each(['bücher-über-österreich', 'ägäis', 'łódź-kościół', 'ọlá', 'zürich1', 'ë'])(
  'reads %s back',
  (name) => {
    const stored = toStoredEmail(`a@${name}.example`);
    expect(stored).toMatch(/^a@xn--/);
    expect(readableEmail(stored)).toBe(`a@${name}.example`);
  },
);
