import { median } from './median';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[100, 20, 3], 20],
])('finds the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('knows none where nothing was measured', () => {
  expect(median([])).toBeNaN();
});
