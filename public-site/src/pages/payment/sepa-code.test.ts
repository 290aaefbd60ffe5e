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
