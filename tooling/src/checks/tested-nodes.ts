import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import { runProgram } from '../machine/run-program.ts';

/** The oldest of each line that package.json's `engines` lets in, and what new machines have (docs/decisions/0029). */
export const testedNodes = ['20.19.0', '22.13.0', '24.21.0'] as const;

const majorOf = (version: string) => version.split('.', 1)[0];

/** Those of another line than the Node that runs this. */
export const otherNodes = (ours: string): readonly string[] =>
  testedNodes.filter((version) => majorOf(version) !== majorOf(ours));

/** Node 20 stores by better-sqlite3, which an install by Node 20 compiles and one by a newer Node leaves out. */
export const canStore = (version: string): boolean =>
  majorOf(version) !== '20' ||
  existsSync(join(repositoryRoot, 'api/node_modules/better-sqlite3/build/Release'));

/**
 * The path of a Node of that version, fetched by npm (100 MB) unless it is there since before; undefined where it
 * cannot be had: no network, or a system that the package `node` knows nothing for.
 */
export async function fetchNode(version: string): Promise<string | undefined> {
  const folder = join(repositoryRoot, '.cache/nodes', version);
  const binary = join(folder, 'node_modules/node/bin/node');
  if (!(await isNode(binary, version))) {
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    const args = ['install', ...options, '--loglevel=error', `node@${version}`];
    await runProgram('npm', args, { output: 'collect' });
  }
  return (await isNode(binary, version)) ? binary : undefined;
}

/** What a broken download left does not start. */
async function isNode(binary: string, version: string): Promise<boolean> {
  if (!existsSync(binary)) return false;
  const told = await runProgram(binary, ['--version'], { output: 'collect' }).catch(
    () => undefined,
  );
  return told?.stdout.trim() === `v${version}`;
}
