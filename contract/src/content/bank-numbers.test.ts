import { isBic, isIban, printIban } from './bank-numbers';

const sample = 'AT61 1904 3002 3457 3201';

it.each([
  sample,
  'AT611904300234573201',
  'at61 1904 3002 3457 3201',
  'MT84MALT011000012345MTLCAST001S',
])('takes %s for an IBAN', (text) => expect(isIban(text)).toBe(true));

it.each([
  ['a wrong digit', 'AT61 1904 3002 3457 3202'],
  ['two digits that changed places', 'AT61 1904 3002 3457 2301'],
  ['a digit that is missing', 'AT61 1904 3002 3457 320'],
  ['no country', '61 1904 3002 3457 3201'],
  ['another sign', 'AT61-1904-3002-3457-3201'],
  ['something before it', `IBAN ${sample}`],
  ['no number', 'sample'],
  ['nothing', ''],
])('takes no IBAN with %s', (_what, text) => expect(isIban(text)).toBe(false));

it('finds each wrong digit', () => {
  for (let place = 4; place < sample.length; place += 1) {
    const digit = sample[place] ?? '';
    if (digit === ' ') continue;
    const wrong = sample.slice(0, place) + ((Number(digit) + 1) % 10) + sample.slice(place + 1);
    expect([wrong, isIban(wrong)]).toEqual([wrong, false]);
  }
});

it('prints a number in groups of four', () => {
  expect(printIban('at611904300234573201')).toBe(sample);
  expect(printIban('MT84MALT0110 1')).toBe('MT84 MALT 0110 1');
});

it('takes eight or eleven signs for a BIC', () => {
  const texts = ['SAMPATWW', 'sampatwwxxx', 'SAMP AT WW XXX', 'SAMPATWWXX', 'SAMPA1WW', ''];
  expect(texts.map(isBic)).toEqual([true, true, true, false, false, false]);
});
