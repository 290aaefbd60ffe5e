import { setImmediate } from 'node:timers/promises';
import { isTyped } from 'contract/matches-filter';
import { maxShares } from 'contract/question-requests';
import { addUpSpellings, findSpellings, toShares } from './shares';

const typed = ['muller', 'Mueller', 'Müller', 'Müller'.normalize('NFD'), 'Moeller', ' ', '\u200b'];

it.each([
  ['as they are', typed],
  ['in the other order', typed.toReversed()],
])(
  'adds up spellings, %s, so that a filter by them finds the same values',
  async (_name, values) => {
    const groups = await addUpSpellings(values.map((value) => ({ value, count: 1 })));
    expect(groups.map(({ count }) => count).toSorted()).toEqual([1, 4]);
    for (const { count, spellings } of groups)
      expect(values.filter(isTyped(spellings))).toHaveLength(count);
  },
);

it.each([addUpSpellings, findSpellings])(
  'lets other requests go on between many values',
  async (work) => {
    const values = Array.from({ length: 1000 }, (_, index) => ({
      value: `name ${index}`,
      count: 1,
    }));
    let isOver = false;
    const done = work(values).then(() => (isOver = true));
    await setImmediate();
    expect(isOver).toBe(false);
    await done;
  },
);

it('keeps the largest shares and adds up the others', () => {
  const all = Array.from({ length: maxShares + 2 }, (_, index) => ({
    value: `value ${index}`,
    count: index + 1,
  }));
  const { shares, others } = toShares(all);
  expect([shares.length, shares[0], others]).toEqual([maxShares, all.at(-1), 1 + 2]);
  expect(toShares(all.slice(2))).not.toHaveProperty('others');
});
