import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { release, repositoryRoot } from '../../../../e2e/fixtures/product/release-command.ts';
import type { Figure } from '../../figures.ts';
import { median } from '../../median.ts';

const remote = 'public-site';
const rounds = 3;

/** Measures a team's release commands on a site's folder, including the start of Node. */
export async function measureReleases(siteFolder: string): Promise<Figure[]> {
  const former = ['former-1', 'former-2'].map(layFormerBuild);
  const assemblies: number[] = [];
  const run = async (...words: string[]) => {
    const begun = performance.now();
    const printed = await release(siteFolder, ...words);
    const took = performance.now() - begun;
    const assembly = /assembled in (\d+) ms/.exec(printed)?.[1];
    if (assembly !== undefined) assemblies.push(Number(assembly));
    return took;
  };
  const publishFormer = async () => {
    for (const folder of former) await run('publish', remote, '--from', folder);
  };
  try {
    await publishFormer();
    // The build runs again although it is fresh: webpack's cache is warm, and everything after it is done anew.
    rmSync(join(repositoryRoot, remote, 'dist/build.json'));
    const publish = await run('publish', remote);
    const rollbacks: number[] = [];
    const consoleRollbacks: number[] = [];
    const furtherBack: number[] = [];
    for (let round = 0; round < rounds; round++) {
      rollbacks.push(await run('rollback', remote));
      await run('publish', remote);
      consoleRollbacks.push(await timeProgram(siteFolder, 'rollback', remote));
      furtherBack.push(await run('rollback', remote, 'former-1'));
      await publishFormer();
      await run('publish', remote);
    }
    return [
      seconds('assembly of all paths', median(assemblies), 5),
      seconds('publishing one remote', publish, 30),
      seconds('rollback to the release before', median(rollbacks), 2),
      seconds('rollback by the program that the console calls', median(consoleRollbacks), 1),
      seconds('rollback to one further back', median(furtherBack), 2),
    ];
  } finally {
    for (const folder of former) rmSync(folder, { recursive: true });
  }
}

/** Runs the release command as the server does. */
async function timeProgram(siteFolder: string, ...words: string[]): Promise<number> {
  const begun = performance.now();
  const program = join(repositoryRoot, 'tooling/dist/publish-content.js');
  await promisify(execFile)(process.execPath, [program, siteFolder, 'release', ...words]);
  return performance.now() - begun;
}

/** Copies the remote's build under another version, to roll back to. */
function layFormerBuild(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'former-'));
  cpSync(join(repositoryRoot, remote, 'dist'), join(folder, remote), { recursive: true });
  const file = join(folder, remote, 'build.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...record, version }));
  return folder;
}

const seconds = (name: string, milliseconds: number, atMost: number): Figure => ({
  name,
  value: milliseconds / 1000,
  unit: 's',
  goal: { atMost },
});
