import type { Check } from './check';
import { runStages } from './run-stages';

let said: string;

beforeEach(() => {
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});

afterEach(() => {
  process.exitCode = 0;
});

const stage = (name: string, ...checks: Check[]) => ({ name, checks });
const check = (name: string, passed: number, failed: number) => ({
  name,
  run: jest.fn(async () => ({ passed, failed })),
});

it('ends with the sum of what ran, alone on its line', async () => {
  await runStages([stage('static', check('lint', 1, 0)), stage('tests', check('units', 41, 0))]);
  expect(said).toMatch(/\n42 passed, 0 failed\n$/);
  expect(process.exitCode).toBe(0);
});

it('tells what each stage took, and the install before it', async () => {
  process.env['INSTALL_COST'] = '61.2 40.4';
  await runStages([stage('tests', check('units', 41, 0))]);
  delete process.env['INSTALL_COST'];
  expect(said).toMatch(/\nstage +seconds +processor +passed +failed\ninstall +61 +40 +0 +0\n/);
  expect(said).toMatch(/\ntests +\d+ +\d+ +41 +0\nall +\d+ +\d+ +41 +0\n/);
});

it('stops at the first failure, says what it did not reach, and exits non-zero', async () => {
  const late = check('journeys', 9, 0);
  await runStages([
    stage('tests', check('lint', 1, 0), check('units', 40, 2)),
    stage('journeys', late),
  ]);
  expect(late.run).not.toHaveBeenCalled();
  expect(said).toContain('not run: journeys');
  expect(said).toMatch(/\n41 passed, 2 failed\n$/);
  expect(process.exitCode).toBe(1);
});

it('counts a check that could not run at all as a failure, with its reason', async () => {
  const broken = { name: 'build', run: async () => Promise.reject(new Error('Disk full.')) };
  await runStages([stage('build', broken)]);
  expect(said).toContain('Disk full.');
  expect(said).toMatch(/\n0 passed, 1 failed\n$/);
  expect(process.exitCode).toBe(1);
});

it('runs two of a stage at a time, and no stage before the one before it has ended', async () => {
  const running = new Set<string>();
  const beside: string[][] = [];
  const watched = (name: string) => ({
    name,
    run: async () => {
      running.add(name);
      beside.push([...running]);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return { passed: 1, failed: 0, output: `${name} was here\n` };
    },
  });
  await runStages([
    stage('first', watched('a'), watched('b'), watched('c')),
    stage('second', watched('d')),
  ]);
  expect(beside.slice(0, 2)).toEqual([['a'], ['a', 'b']]);
  expect(beside.every((names) => names.length <= 2)).toBe(true);
  expect(beside.at(-1)).toEqual(['d']);
  expect(said).toContain('a was here\n  a: 1 passed, 0 failed');
});
