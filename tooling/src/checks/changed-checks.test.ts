import { checksOf } from './changed-checks';

const namesOf = (stages: ReturnType<typeof checksOf>) =>
  stages.map((stage) => stage.map(({ name }) => name));

it('checks what changed, the types of its package, and each test that it reaches', () => {
  const changed = ['admin-console/src/exports/csv.ts'];
  const reached = [...changed, 'admin-console/src/exports/csv.test.ts'];
  expect(namesOf(checksOf(changed, reached))).toEqual([
    [
      'prettier: format of what changed',
      'eslint: lint of what changed',
      'tsc: types of admin-console',
    ],
    ['jest: what a change can reach'],
  ]);
});

it('checks the format alone of what is no code', () => {
  expect(namesOf(checksOf(['README.md'], []))).toEqual([['prettier: format of what changed']]);
});

it('checks nothing where nothing changed', () => {
  expect(checksOf([], [])).toEqual([]);
});
