import { isTyped } from 'contract/matches-filter';
import { maxShares } from 'contract/question-requests';
import { addUpSpellings, toShares } from './shares';

const typed = ['muller', 'Mueller', 'Müller', 'Müller'.normalize('NFD'), 'Moeller', ' ', '\u200b'];

it.each([
  ['as they are', typed],
  ['in the other order', typed.toReversed()],
])('adds up spellings, %s, so that a filter by them finds the same values', (_name, values) => {
  const groups = addUpSpellings(values.map((value) => ({ value, count: 1 })));
  expect(groups.map(({ count }) => count).toSorted()).toEqual([1, 4]);
  for (const { count, spellings } of groups)
    expect(values.filter(isTyped(spellings))).toHaveLength(count);
});

it('keeps the largest shares and adds up the others', () => {
  const all = Array.from({ length: maxShares + 2 }, (_, index) => ({
    value: `value ${index}`,
    count: index + 1,
  }));
  const { shares, others } = toShares(all);
  expect([shares.length, shares[0], others]).toEqual([maxShares, all.at(-1), 1 + 2]);
  expect(toShares(all.slice(2))).not.toHaveProperty('others');
});
