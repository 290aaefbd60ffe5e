import { isCountryCode, isInternationalPhone, isMailAddress } from './contact-checks';

it.each(['+43 512 000000', '+43512000000', '+2348012345678', '+231 77 000 0000'])(
  'can be dialled: %s',
  (text) => expect(isInternationalPhone(text)).toBe(true),
);

it.each([
  ...['0512 000000', '+43', '+0512 000000', '+43 512 0000000000000', '+43  512 000000'],
  ...['+43 512 00000a', '+43-512-000000', ' +43 512 000000', '+43 512 000000 ', '+43(0)512 000000'],
])('cannot be dialled: %j', (text) => expect(isInternationalPhone(text)).toBe(false));

it.each(['office@church.example.org', 'a.b+c@x-y.at'])('is a mail address: %s', (text) =>
  expect(isMailAddress(text)).toBe(true),
);

it.each([
  ...['office', 'office@church', '@church.org', 'a b@church.org', 'a@church..org', 'a@b@c.org'],
  ...['a@church.org?bcc=x@y.org', 'a@church.org,b@church.org', '"a"@church.org', '<a@church.org>'],
])('is no mail address: %j', (text) => expect(isMailAddress(text)).toBe(false));

it('takes no longer for a text that almost fits', () => {
  const long = `${'a.'.repeat(60)}@${'b.'.repeat(60)}`;
  expect(isMailAddress(long)).toBe(false);
  expect(isInternationalPhone(`+${'1 '.repeat(60)}`)).toBe(false);
});

it('knows a country’s code', () => {
  expect(['AT', 'at', 'A', 'AUT', 'A1'].filter(isCountryCode)).toEqual(['AT']);
});
