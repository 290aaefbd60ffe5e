import { languages } from 'contract/languages';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { sortTexts } from './sort-texts';

/** Characters that occur in names, addresses and messages, and some that do not. */
const pieces = [
  ...'aAbBéÉöÖsSßzZæø0917 -_.,:;!?\'"()@*/\\&#%+<=>|~$\n\t',
  ...['Ọ́', 'e\u0301', 'ẹ̀', 'ss', 'ä', '–', '’', '€', '\u0000', '\u00a0', 'Ж', '山', '🙏', 'ł'],
  'a text with which very many messages of visitors begin ',
];

/** A generator of Park and Miller, so that each run has the same numbers. */
function* pseudoRandom(): Generator<number, never> {
  for (let state = 1; ;) yield (state = (state * 48271) % 2147483647);
}

function sampleTexts(count: number): readonly string[] {
  const random = pseudoRandom();
  const below = (limit: number) => random.next().value % limit;
  return Array.from({ length: count }, () =>
    Array.from({ length: below(7) }, () => pieces[below(pieces.length)]).join(''),
  );
}

describe.each(Object.values(languages))('in $name', ({ locale }) => {
  const { compare } = new Intl.Collator(locale);
  const texts = sampleTexts(3000);
  const places = [...texts.keys()];

  it('puts letters with marks beside those without, and ß as ss', () => {
    const sorted = 'Ahorn Ähre Azur Ofen Ola Ọlá Oma Sola Ṣọlá Solo Straßburg Strasse Straße';
    const names = sorted.split(' ').toReversed();
    const order = runToEnd(sortTexts(names, 1, locale));
    expect(order.map((place) => names[place]).join(' ')).toBe(sorted);
  });

  it.each([1, -1] as const)('puts texts as the collator does (%s)', (sign) => {
    const expected = places.sort(
      (one, other) => sign * compare(texts[one] ?? '', texts[other] ?? '') || one - other,
    );
    expect(runToEnd(sortTexts(texts, sign, locale))).toEqual(expected);
  });
});
