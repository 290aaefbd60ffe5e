import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release, repositoryRoot } from '../../product/release-command.ts';
import type { Figure } from '../figures.ts';
import { median } from '../median.ts';

const remote = 'public-site';
const rounds = 3;

/** Times what a team does with its remote, on a site's folder: the commands themselves, with the start of Node. */
export async function measureReleases(siteFolder: string): Promise<Figure[]> {
  const earlier = layEarlierBuild();
  const assemblies: number[] = [];
  const run = async (...words: string[]) => {
    const begun = performance.now();
    const printed = await release(siteFolder, ...words);
    assemblies.push(Number(/assembled in (\d+) ms/.exec(printed)?.[1]));
    return performance.now() - begun;
  };
  try {
    await run('publish', remote, '--from', earlier);
    // Built again although it is fresh: webpack's cache is warm, and everything after it is done anew.
    rmSync(join(repositoryRoot, remote, 'dist/build.json'));
    const publish = await run('publish', remote);
    const rollbacks: number[] = [];
    for (let round = 0; round < rounds; round++) {
      rollbacks.push(await run('rollback', remote));
      await run('publish', remote);
    }
    return [
      seconds('assembly of all paths', median(assemblies), 5),
      seconds('publishing one remote', publish, 30),
      seconds('rollback', median(rollbacks), 2),
    ];
  } finally {
    rmSync(earlier, { recursive: true });
  }
}

/** A copy of the remote's build under another version, to go back to. */
function layEarlierBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  cpSync(join(repositoryRoot, remote, 'dist'), join(folder, remote), { recursive: true });
  const file = join(folder, remote, 'build.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...record, version: 'earlier' }));
  return folder;
}

const seconds = (name: string, milliseconds: number, atMost: number): Figure => ({
  name,
  value: milliseconds / 1000,
  unit: 's',
  goal: { atMost },
});
