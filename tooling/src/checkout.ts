import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * bootstrap.mjs reads this module before anything is installed, so it imports nothing but Node's own modules.
 */

const repositoryRoot = join(import.meta.dirname, '../..');

/**
 * Lists the packages whose sources are here: all of them, or in a team's checkout those that one remote needs
 * (commands/team.ts). Of the others a checkout has the manifest only, because the lockfile names every package.
 */
export const presentPackages = (root = repositoryRoot): readonly string[] =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));

/** Tells whether only one team's packages are here. */
export const isTeamCheckout = (root = repositoryRoot): boolean =>
  !presentPackages(root).includes('shell');

/** What pnpm is told to install besides everything that the lockfile says. */
export const installFilters = (root = repositoryRoot): readonly string[] =>
  isTeamCheckout(root)
    ? ['church-website', ...presentPackages(root)].map((name) => `--filter=${name}`)
    : [];
