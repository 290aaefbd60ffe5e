import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../packages';

/** Replaces the measurement, which takes minutes, by one that misses a goal. Installs and builds succeed at once. */
const missedGoal = `
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
const { spawn } = childProcess;
childProcess.spawn = (program, args, options) => {
  const measures = /(bench\\/server|endurance)\\/main/.test(args.join(' '));
  const script = measures ? "console.log('posts MISSED'); process.exitCode = 1" : '';
  return spawn(process.execPath, ['-e', script], options);
};
syncBuiltinESMExports();
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'church-commands-'));
  writeFileSync(join(folder, 'missed-goal.mjs'), missedGoal);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['bench', 'endurance'])(
  'lab %s ends with its table and exit code 1, and no stack, when a goal is missed',
  (program) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--import', join(folder, 'missed-goal.mjs')].concat(
        'tooling/src/commands/lab.ts',
        program,
      ),
      { cwd: repositoryRoot, encoding: 'utf8' },
    );
    expect({ stdout, stderr, status }).toEqual({ stdout: 'posts MISSED\n', stderr: '', status: 1 });
  },
);
