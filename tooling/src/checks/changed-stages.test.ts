import { toStages } from './changed-stages';

const namesOf = (stages: ReturnType<typeof toStages>) =>
  stages.map(({ checks }) => checks.map(({ name }) => name));

it('checks what changed, and each quick test that it reaches', () => {
  const changed = ['api/src/review/exports/csv.ts'];
  const reached = [...changed, 'api/src/review/exports/csv.test.ts'];
  expect(namesOf(toStages(changed, reached))).toEqual([
    ['oxfmt: format of what changed', 'oxlint: types and lint of what changed'],
    ['jest: what a change can reach'],
  ]);
});

it('leaves a test that only the full run has to the full run', () => {
  const changed = ['api/src/config.ts'];
  expect(namesOf(toStages(changed, [...changed, 'api/src/flood.full.test.ts']))).toHaveLength(1);
});

it('leaves types and tests of the lab, which may not be installed, to the full run', () => {
  const changed = ['lab/endurance/key-reuse.test.ts'];
  expect(namesOf(toStages(changed, changed))).toEqual([['oxfmt: format of what changed']]);
});

it('checks the format alone of what is no code', () => {
  expect(namesOf(toStages(['README.md'], []))).toEqual([['oxfmt: format of what changed']]);
});

it('checks nothing where nothing changed', () => {
  expect(toStages([], [])).toEqual([]);
});
