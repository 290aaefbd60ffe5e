import { join, resolve } from 'node:path';
import { remoteNames } from 'contract/site-paths';
import { makeTeamCheckout } from '../team-checkout.ts';
import { repositoryRoot } from '../packages.ts';

const usage = `Usage: npm run team -- ${remoteNames.join('|')} [folder]
Makes a checkout of what one remote needs; the default folder is beside this one and has the remote's name.`;

const [word, folder] = process.argv.slice(2);
const remote = remoteNames.find((name) => name === word);

try {
  if (!remote) throw new Error(usage);
  const to = folder === undefined ? join(repositoryRoot, '..', remote) : resolve(folder);
  await makeTeamCheckout(remote, to);
  process.stdout.write(`${to} holds what ${remote} needs (docs/teams.md). There:
  npm test
  npx pnpm@12.21.0 --filter ${remote} dev
  npm run release -- preview ${remote}
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
