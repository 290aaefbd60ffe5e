import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { presentPackages } from './checkout';
import { toIntegrity } from './federation/integrity';
import { buildFolder } from './build-record';
import { repositoryRoot } from './packages';

jest.setTimeout(600_000);

/** On the disk: an installation is linked from pnpm's store, and would fill the memory that other tests write to. */
const parent = mkdtempSync('/var/tmp/team-checkouts-');
afterAll(() => rmSync(parent, { recursive: true }));

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Makes the checkout as `npm run team` does, and brings what is changed here and not committed. */
function makeCheckout(remote: RemoteName): string {
  const folder = join(parent, remote);
  run(repositoryRoot, process.execPath, ...team, remote, folder);
  const changed = run(repositoryRoot, 'git', 'ls-files', '-mo', '--exclude-standard').split('\n');
  for (const file of changed.filter((path) => presentPackages(folder).includes(folderOf(path))))
    if (existsSync(join(repositoryRoot, file)))
      cpSync(join(repositoryRoot, file), join(folder, file));
  return folder;
}
const folderOf = (path: string) => path.split('/')[0] ?? '';
const team = ['--import', 'tsx', 'tooling/src/commands/team.ts'];

/** A part of the path of a test that takes seconds. */
const quickTest = {
  'public-site': 'src/remote.server',
  'member-area': 'src/remote',
  'admin-console': 'src/session/admin-guard',
};

/** Digest of each file of a build by its path. */
const digestsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), toIntegrity(readFileSync(file))]),
  );

describe.each(remoteNames)('a checkout of %s', (remote) => {
  let folder: string;
  beforeAll(() => (folder = makeCheckout(remote)));

  it('has of the others no more than what the lockfile names', () => {
    const others = ['shell', 'api', 'e2e', ...remoteNames].filter((name) => name !== remote);
    for (const name of others) expect(readdirSync(join(folder, name))).toEqual(['package.json']);
    expect(existsSync(join(folder, 'docs'))).toBe(false);
  });

  it('builds the same as the whole repository, to the byte', () => {
    const build = ['--import', 'tsx', 'tooling/src/cli.ts', 'build', remote];
    run(repositoryRoot, process.execPath, ...build);
    // The package's own script, as a team calls it: it is started in another folder.
    run(join(folder, remote), 'node_modules/.bin/tooling', 'build', remote);
    expect(digestsOf(join(folder, remote, 'dist'))).toEqual(digestsOf(buildFolder(remote)));
  });

  it('lints, compiles and tests', () => {
    expect(run(folder, 'node_modules/.bin/oxlint')).toContain('0 errors');
    run(folder, 'node_modules/.bin/jest', '--selectProjects', remote, '--', quickTest[remote]);
  });
});
