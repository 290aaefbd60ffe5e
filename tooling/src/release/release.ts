import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from 'contract/content-snapshot';
import { buildFolder, readBuildRecord } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import { nginxPolicyFile } from '../nginx-policy.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { findConflicts } from './find-conflicts.ts';
import { notePhase } from '../site/note-phase.ts';
import { withReleaseLock } from './release-lock.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import type { PackageReleases, SiteState } from '../site/site-state.ts';
import { publishVersion } from '../site/site-state.ts';
import { copyStaticFiles } from './static-files.ts';

export interface ReleaseOptions {
  readonly site: SiteFolder;
  /** Prints on the console what the release waits for and has done. */
  readonly say: (message: string) => void;
}

/**
 * Releases builds atomically. The first call creates the site and needs a build of every package.
 * @param origin public origin of the site; absent: unchanged
 * @throws Error with the reason; then nothing has changed
 */
export function publishBuilds(
  options: ReleaseOptions,
  folders: readonly string[],
  origin?: string,
): Promise<void> {
  const builds = folders.map((folder) => ({ folder, record: readBuildRecord(folder) }));
  const what = `publish ${builds.map(({ record }) => record.name).join(' ')}`;
  return locked(options, what, (state) => {
    const packages: Partial<Record<BrowserPackage, PackageReleases>> = { ...state?.packages };
    for (const { record } of builds) {
      packages[record.name] = publishVersion(packages[record.name], record.version);
    }
    const lacking = browserPackages.filter((name) => !packages[name]);
    if (lacking.length > 0) throw new Error(noSite(options.site, lacking));
    const next = {
      ...state,
      origin: origin ?? state?.origin ?? '',
      packages: packages as SiteState['packages'],
    };
    const bringsFiles = folders.includes(buildFolder('public-site'));
    return { next, added: builds, bringsFiles };
  });
}

interface ReleaseChange extends Pick<Change, 'goesBack'> {
  /** Description of this change for waiting processes. */
  readonly what: string;
  readonly name: BrowserPackage;
  /** Folder of the build of a version that is new to the site. */
  readonly build?: string;
}

/** Changes which releases of one package are live. */
export function changeReleases(
  options: ReleaseOptions,
  { what, name, build, ...rest }: ReleaseChange,
  change: (releases: PackageReleases) => PackageReleases,
): Promise<void> {
  return locked(options, what, (state) => {
    if (!state) throw new Error(noSite(options.site, browserPackages));
    const packages = { ...state.packages, [name]: change(state.packages[name]) };
    const added = build ? [{ folder: build, record: readBuildRecord(build) }] : [];
    return { next: { ...state, packages }, added, ...rest };
  });
}

/** Changes only the local port in the live pages. */
export const changePort = (options: ReleaseOptions, origin: string): Promise<void> =>
  locked(options, `name ${origin}`, (state) => {
    if (!state) throw new Error(noSite(options.site, browserPackages));
    return { next: { ...state, origin }, added: [], formerOrigin: state.origin };
  });

/** Enables the live shell's service worker, or removes it from all browsers that have it. */
export function switchServiceWorker(options: ReleaseOptions, to: 'on' | 'off'): Promise<void> {
  return locked(options, `service-worker ${to}`, (state) => {
    if (!state) throw new Error(noSite(options.site, browserPackages));
    const { serviceWorker: _former, ...rest } = state;
    return { next: { ...rest, ...(to === 'off' && { serviceWorker: to }) }, added: [] };
  });
}

/**
 * Publishes the staff's content in the live releases; identical content changes nothing.
 * @param takeSnapshot called once this process has the lock, so that of two publications the later one stays
 * @throws Error with the reason; then nothing has changed
 */
export function publishContent(
  options: ReleaseOptions,
  takeSnapshot: () => Promise<string>,
): Promise<void> {
  const { site, say } = options;
  return withReleaseLock(site.path, 'publish content', () => show(), { say });

  async function show(): Promise<void> {
    notePhase('locked');
    const state = site.readState();
    if (!state) throw new Error(noSite(site, browserPackages));
    const snapshot = await takeSnapshot();
    notePhase('given');
    readSnapshot(snapshot, () => undefined);
    if (snapshot === site.readShownSnapshot()) return say('The site shows it already.');
    try {
      const next = { ...state, content: site.addSnapshot(snapshot) };
      await carryOut(options, { next, added: [] });
    } catch (error) {
      site.removeOtherSnapshots();
      throw error;
    }
  }
}

/** Shows the starter content in the live releases. */
export function showStarter(options: ReleaseOptions): Promise<void> {
  return locked(options, 'show what the site came with', (state) => {
    if (!state) throw new Error(noSite(options.site, browserPackages));
    const { content: _former, ...next } = state;
    return { next, added: [], goesBack: true };
  });
}

const noSite = ({ path }: SiteFolder, lacking: readonly string[]) =>
  `${path} has no release of ${lacking.join(', ')} yet: lay the site out first, with npm run build.`;

interface Change {
  readonly next: SiteState;
  readonly added: readonly { readonly folder: string; readonly record: BuildRecord }[];
  /** Pictures have fixed names, so those that a new page shows are copied before it is live. */
  readonly bringsFiles?: boolean;
  /** For a rollback, which must be quick: reuses the earlier pages if they are still kept. */
  readonly goesBack?: boolean;
  /** Former origin, which the next one replaces in copies of the live pages. */
  readonly formerOrigin?: string;
}

const locked = (
  options: ReleaseOptions,
  what: string,
  decide: (state: SiteState | undefined) => Change,
): Promise<void> =>
  withReleaseLock(
    options.site.path,
    what,
    () => carryOut(options, decide(options.site.readState())),
    { say: options.say },
  );

/** The caller must hold the lock. */
async function carryOut(options: ReleaseOptions, change: Change): Promise<void> {
  const { site, say } = options;
  const { next, added } = change;
  refuseConflicts(site, next, added);
  if (change.bringsFiles) copyStaticFiles(site);
  site.addReleases(added.map(({ folder }) => folder));
  let done = '';
  await site.switchTo(next, async (folder) => {
    done = await fillSet(options, change, folder);
    // Printed at once, because after a kill the next release would see no change.
    if (site.layNginxPolicy(folder))
      say(`${nginxPolicyFile} has changed: where nginx serves the site, reload it.`);
  });
  say(done);
}

/** Writes a change's pages into a folder, and prints how. */
async function fillSet(
  { site, say }: ReleaseOptions,
  { next, goesBack, formerOrigin }: Change,
  folder: string,
): Promise<string> {
  const known = goesBack ? site.findSetLike(next) : undefined;
  if (known) {
    cpSync(known, folder, { recursive: true });
    return 'The pages of then are shown again.';
  }
  if (formerOrigin !== undefined) {
    const { copyOnOtherPort } = await import('./other-port.ts');
    const live = join(site.path, 'current');
    await copyOnOtherPort(live, folder, { from: formerOrigin, to: next.origin });
    return `The pages name ${next.origin} now.`;
  }
  const begun = performance.now();
  // Imported on demand, so that changes without rendering start faster.
  const { assemblePages } = await import('../render/assemble.ts');
  const { pages, leftOut } = await assemblePages(site, next, folder);
  // The message names the field but not its text, which may be about a person.
  for (const { kind, id, field, isEntry } of leftOut) {
    const what = isEntry ? 'the entry' : field;
    say(`Of ${kind}/${id}, ${what} is not shown: this release cannot show its ${field}.`);
  }
  return `${pages} pages assembled in ${(performance.now() - begun).toFixed(0)} ms.`;
}

/** Releases that may meet in one page must be compatible: the live shell with each stable remote and each canary. */
function refuseConflicts(site: SiteFolder, { packages }: SiteState, added: Change['added']): void {
  const recordOf = (name: BrowserPackage, version: string) =>
    added.find(({ record }) => record.name === name && record.version === version)?.record ??
    site.recordOf(name, version);
  const { shell, ...remotes } = packages;
  const names = Object.keys(remotes) as (keyof typeof remotes)[];
  const stable = names.map((name) => recordOf(name, remotes[name].stable));
  const onTrial = names.map((name) =>
    recordOf(name, remotes[name].canary?.version ?? remotes[name].stable),
  );
  const live = recordOf('shell', shell.stable);
  const conflicts = new Set([...findConflicts(live, stable), ...findConflicts(live, onTrial)]);
  if (conflicts.size === 0) return;
  throw new Error(`Nothing was released.\n${[...conflicts].map((one) => `- ${one}`).join('\n')}`);
}
