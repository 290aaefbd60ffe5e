import { relative } from 'node:path';
import type { RemoteName } from 'contract/site-paths';
import { installFilters } from './checkout.ts';
import { pnpmInstallArguments } from './machine/pnpm.ts';
import { runOrThrow, runProgram } from './machine/run-program.ts';
import { repositoryRoot } from './packages.ts';

/**
 * Clones this repository with only what one remote needs, and installs that. Commits and pushes there are those of any
 * other clone; changes that are not committed here are not in it.
 * @param folder absolute; must be absent or empty
 * @throws Error when git or pnpm fails, which say why
 */
export async function makeTeamCheckout(remote: RemoteName, folder: string): Promise<void> {
  const git = (...words: string[]) => runOrThrow('git', ['-C', folder, ...words]);
  await runOrThrow('git', ['clone', '--quiet', '--no-checkout', repositoryRoot, folder]);
  await git('sparse-checkout', 'set', '--no-cone', ...sparsePatterns(remote));
  await git('checkout', '--quiet');
  const origin = await getOrigin();
  if (origin !== '') await git('remote', 'set-url', 'origin', origin);
  const install = [...pnpmInstallArguments, ...installFilters(folder)];
  await runOrThrow('npx', install, relative(repositoryRoot, folder));
}

/**
 * The patterns of git's sparse checkout. Every manifest is there because the lockfile names every package; whatever
 * else a remote needs of the repository belongs here.
 */
const sparsePatterns = (remote: RemoteName): readonly string[] => {
  const packages = ['contract', 'shared-ui', remote];
  return [
    ...['/*', '!/*/', '/*/package.json', '/tooling/', '/locales/tsconfig.json'],
    ...packages.flatMap((name) => [`/${name}/`, `/locales/*/${name}/`]),
  ];
};

/** Address of the repository that this one was cloned from; empty without one. */
async function getOrigin(): Promise<string> {
  const { stdout } = await runProgram('git', ['config', '--get', 'remote.origin.url'], {
    output: 'collect',
  });
  return stdout.trim();
}
