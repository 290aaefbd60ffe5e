import { writeSepaPayload } from './sepa-code';

it('writes the eleven lines of EPC069-12', () => {
  const payload = writeSepaPayload({
    holder: 'Alpine Light Church',
    iban: 'AT61 1904 3002 3457 3201',
    bic: 'SAMPATWWXXX',
    remittance: 'Donation',
  });
  expect(payload.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'SAMPATWWXXX',
    'Alpine Light Church',
    'AT611904300234573201',
    '',
    '',
    '',
    'Donation',
  ]);
});

const account = { iban: 'AT61 1904 3002 3457 3201', bic: 'SAMPATWWXXX' };
const lineOf = (text: string, line: 5 | 10) =>
  writeSepaPayload({ ...account, holder: text, remittance: text }).split('\n')[line];

it('has no more bytes than the standard allows, and cuts no letter in two', () => {
  for (const length of [139, 140]) {
    const texts = {
      holder: 'ü'.repeat(70),
      remittance: `${'a'.repeat(length % 2)}${'ö'.repeat(139)}`,
    };
    const payload = writeSepaPayload({ ...account, ...texts });
    const bytes = Buffer.byteLength(payload);
    expect([330, 331]).toContain(bytes);
    expect(payload).toMatch(/\na?ö+$/);
    expect(Buffer.from(payload).toString()).toBe(payload);
  }
});

it.each([
  ['Kirche für Öffnung, Straße', 'Kirche für Öffnung, Straße'],
  ['Grace’s Gift – 2026', "Grace's Gift - 2026"],
  ['Şehir Łódź', 'Sehir .ódz'],
  ['Gift 🎁 Дар', 'Gift . ...'],
  ['u\u0308ber\nline', 'über.line'],
])('writes %j in letters that banks take', (text, written) => {
  expect([lineOf(text, 5), lineOf(text, 10)]).toEqual([written, written]);
});
