import { describeFigures, meetsGoal } from './figures';

it.each([
  ['at its limit', { value: 50, goal: { atMost: 50 } }, true],
  ['over its limit', { value: 50.1, goal: { atMost: 50 } }, false],
  ['at what it must reach', { value: 100, goal: { atLeast: 100 } }, true],
  ['below what it must reach', { value: 99, goal: { atLeast: 100 } }, false],
  ['that could not be measured', { value: NaN, goal: { atMost: 50 } }, false],
  ['without a goal', { value: 1e9 }, true],
])('judges a figure %s', (_case, figure, met) => {
  expect(meetsGoal({ name: 'any', ...figure })).toBe(met);
});

it('lays figures out as a table that says which goal is missed', () => {
  expect(
    describeFigures([
      { name: 'LCP', value: 1.034, unit: 'x', goal: { atMost: 1.05 }, from: '1204 : 1164 ms' },
      { name: 'all scripts', value: 121.5, unit: 'KB', goal: { atMost: 120 } },
      { name: 'quiet', value: 2100, unit: 'ms' },
    ]),
  ).toEqual([
    'Figure       Measured  Goal                    From',
    'LCP          1.03 x    at most 1.05 x  met     1204 : 1164 ms',
    'all scripts  122 KB    at most 120 KB  MISSED',
    'quiet        2100 ms',
  ]);
});
