import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteName } from 'contract/site-paths';
import { readBuildRecord } from '../build-record.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { promoteCanary, rollBack, startCanary } from '../site/site-state.ts';
import { describeStatus } from './describe-status.ts';
import { addPreview, removePreview } from './preview-build.ts';
import { changeReleases, publishBuilds, switchServiceWorker } from './release.ts';
import type { ReleaseOptions } from './release.ts';

export const usage = `Usage:
  release publish <package>...           build it and give it to everybody
  release canary <remote> <percent>      build it and give it to a share of the visitors; 0 ends the trial
  release promote <remote>               give the canary to everybody
  release rollback <package> [version]   go back to the release before, or to one that is kept
  release preview <remote> [folder]      show a build to staff only; --remove <version> takes it away again
  release service-worker on|off          let browsers answer a second visit themselves, or stop it
  release status                         what is live, on trial and kept, and who changed it
Packages: ${browserPackages.join(', ')}.
--from <folder> takes builds from <folder>/<package> instead of making them here.
--version <version> starts the canary with a version that is kept or previewed.
SITE_DIR names the site's folder; the default is site/.`;

interface CommandOptions extends ReleaseOptions {
  /** Builds a package from its sources and returns the folder. Absent where there are no sources. */
  readonly build?: (name: BrowserPackage) => Promise<string>;
}

const flags = {
  from: { type: 'string' },
  version: { type: 'string' },
  remove: { type: 'string' },
  // The server says who asked, and what they had seen.
  by: { type: 'string' },
  seen: { type: 'string' },
} as const;

type Flags = Partial<Readonly<Record<keyof typeof flags, string>>>;

/**
 * Runs one command line.
 * @throws Error with a message for the operator; ChangedMeanwhileError
 */
export async function runReleaseCommand(
  words: readonly string[],
  given: CommandOptions,
): Promise<void> {
  const args = { args: [...words], options: flags, allowPositionals: true } as const;
  const { values, positionals } = parseArgs(args);
  const options = { ...given, ...(values.by !== undefined && { by: readBy(values.by) }) };
  await run(options, positionals, values);
  const state = options.site.readState();
  options.say(
    state
      ? describeStatus(state, options.site.previews)
      : `There is no site in ${options.site.path} yet.`,
  );
}

async function run(
  options: CommandOptions,
  [command, ...args]: readonly string[],
  flags: Flags,
): Promise<void> {
  const { seen } = flags;
  switch (command) {
    case 'publish':
      return publish(options, args.map(packageNamed), flags);
    case 'canary':
      return canary(options, remoteNamed(args[0]), Number(args[1]), flags);
    case 'promote':
      return changeReleases(
        options,
        { did: 'promote', name: packageNamed(args[0]), seen },
        promoteCanary,
      );
    case 'rollback':
      return changeReleases(
        options,
        { did: 'rollback', name: packageNamed(args[0]), seen },
        (releases) => rollBack(releases, args[1]),
      );
    case 'preview':
      return preview(options, remoteNamed(args[0]), args[1], flags);
    case 'service-worker':
      if (args[0] !== 'on' && args[0] !== 'off') throw new Error(usage);
      return switchServiceWorker(options, args[0]);
    case 'status':
      return;
    default:
      throw new Error(usage);
  }
}

async function publish(
  options: CommandOptions,
  names: readonly BrowserPackage[],
  flags: Flags,
): Promise<void> {
  if (names.length === 0) throw new Error(usage);
  const folders: string[] = [];
  for (const name of names) folders.push(await obtainBuild(options, name, flags));
  await publishBuilds(options, folders);
}

/** A running trial continues with the build that it was started with, unless another version is named. */
async function canary(
  options: CommandOptions,
  name: RemoteName,
  percent: number,
  flags: Flags,
): Promise<void> {
  const { site } = options;
  const { seen } = flags;
  const known = flags.version ?? site.readState()?.packages[name].canary?.version;
  const build =
    known === undefined && percent > 0 ? await obtainBuild(options, name, flags) : undefined;
  const version = build === undefined ? (known ?? '') : readBuildRecord(build).version;
  const did = percent === 0 ? 'stop-canary' : 'canary';
  await changeReleases(options, { did, name, build, seen }, (releases) => {
    if (did === 'canary' && build === undefined && !site.has(name, version)) {
      throw new Error(`There is no ${name} ${version} to try.`);
    }
    return startCanary(releases, version, percent);
  });
}

async function preview(
  options: CommandOptions,
  name: RemoteName,
  folder: string | undefined,
  flags: Flags,
): Promise<void> {
  if (flags.remove !== undefined) return removePreview(options, name, flags.remove);
  const build = folder === undefined ? await obtainBuild(options, name, flags) : resolve(folder);
  if (!existsSync(join(build, 'build.json'))) throw new Error(`${build} has no finished build.`);
  await addPreview(options, name, build);
}

async function obtainBuild(
  { build }: CommandOptions,
  name: BrowserPackage,
  { from }: Flags,
): Promise<string> {
  if (from !== undefined) return join(resolve(from), name);
  if (build) return build(name);
  throw new Error('There are no sources here: say with --from <folder> where the builds are.');
}

/** Only the server names somebody, and it names nobody else's kind. */
function readBy(by: string): string {
  if (by === 'rule' || /^staff:[\w-]{1,64}$/.test(by)) return by;
  throw new Error('--by is for the server.');
}

function packageNamed(word: string | undefined): BrowserPackage {
  const name = browserPackages.find((known) => known === word);
  if (!name) throw new Error(word === undefined ? usage : `${word} is no package.\n${usage}`);
  return name;
}

function remoteNamed(word: string | undefined): RemoteName {
  const name = packageNamed(word);
  if (name !== 'shell') return name;
  throw new Error('The shell is what chooses; only remotes can be on trial.');
}
