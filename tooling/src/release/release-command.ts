import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { throwIfOverweight, findOverweightScripts } from '../render/page-budgets.ts';
import { buildFolder, readBuildRecord } from '../build-record.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { describeStatus } from './describe-status.ts';
import { changeReleases, publishBuilds, switchServiceWorker } from './release.ts';
import type { ReleaseOptions } from './release.ts';
import { promoteCanary, rollBack, startCanary } from '../site/site-state.ts';

export const usage = `Usage:
  release publish <package>...           build it and give it to everybody
  release canary <remote> <percent>      build it and give it to a share of the visitors; 0 ends the trial
  release promote <remote>               give the canary to everybody
  release rollback <package> [version]   go back to the release before, or to one that is kept
  release service-worker on|off          let browsers answer a second visit themselves, or stop it
  release status                         what is live, on trial and kept
Packages: ${browserPackages.join(', ')}.
--from <folder> takes builds from <folder>/<package> instead of making them here.
SITE_DIR names the site's folder; the default is site/.`;

/**
 * Runs one command line.
 * @throws Error with a message for the operator
 */
export async function runReleaseCommand(
  words: readonly string[],
  options: ReleaseOptions,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, ...args] = positionals;
  const build = (name: BrowserPackage) => obtainBuild(name, values.from);
  switch (command) {
    case 'publish':
      await publish(options, args.map(packageNamed), build);
      break;
    case 'canary':
      await canary(options, packageNamed(args[0]), Number(args[1]), build);
      break;
    case 'promote': {
      const name = packageNamed(args[0]);
      await changeReleases(options, { what: `promote ${name}`, name }, promoteCanary);
      break;
    }
    case 'rollback': {
      const name = packageNamed(args[0]);
      const change = { what: `rollback ${name}`, name, goesBack: true };
      await changeReleases(options, change, (releases) => rollBack(releases, args[1]));
      break;
    }
    case 'service-worker':
      if (args[0] !== 'on' && args[0] !== 'off') throw new Error(usage);
      await switchServiceWorker(options, args[0]);
      break;
    case 'status':
      break;
    default:
      throw new Error(usage);
  }
  const state = options.site.readState();
  options.say(state ? describeStatus(state) : `There is no site in ${options.site.path} yet.`);
}

async function publish(
  options: ReleaseOptions,
  names: readonly BrowserPackage[],
  build: (name: BrowserPackage) => Promise<string>,
): Promise<void> {
  if (names.length === 0) throw new Error(usage);
  const folders: string[] = [];
  for (const name of names) folders.push(await build(name));
  await publishBuilds(options, folders);
}

/** A running trial continues with the build that it was started with. */
async function canary(
  options: ReleaseOptions,
  name: BrowserPackage,
  percent: number,
  build: (name: BrowserPackage) => Promise<string>,
): Promise<void> {
  if (name === 'shell') throw new Error('The shell is what chooses; only remotes can be on trial.');
  const present = options.site.readState()?.packages[name].canary?.version;
  const folder = present === undefined && percent > 0 ? await build(name) : undefined;
  const version = folder ? readBuildRecord(folder).version : (present ?? '');
  const what = `canary ${name} ${percent}`;
  await changeReleases(options, { what, name, ...(folder && { build: folder }) }, (releases) =>
    startCanary(releases, version, percent),
  );
}

async function obtainBuild(name: BrowserPackage, from: string | undefined): Promise<string> {
  if (from !== undefined) return join(resolve(from), name);
  // Imported on demand: webpack takes seconds to load, and a rollback must be quick.
  const { buildPackage } = await import('../build.ts');
  await buildPackage(name);
  throwIfOverweight(findOverweightScripts(buildFolder(name)));
  return buildFolder(name);
}

function packageNamed(word: string | undefined): BrowserPackage {
  const name = browserPackages.find((known) => known === word);
  if (!name) throw new Error(word === undefined ? usage : `${word} is no package.\n${usage}`);
  return name;
}
