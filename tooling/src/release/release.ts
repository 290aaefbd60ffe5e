import { join } from 'node:path';
import { readSnapshot } from 'contract/content-snapshot';
import { toSeenChange } from 'contract/site-state';
import type { PackageReleases, ReleaseChange, SiteState } from 'contract/site-state';
import { buildFolder, readBuildRecord } from '../build-record.ts';
import { nginxPolicyFile } from '../nginx-policy.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { noteChange, thisOperator } from '../site/release-changes.ts';
import { readFacts } from '../site/release-files.ts';
import { notePhase } from '../site/note-phase.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import { publishVersion } from '../site/site-state.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import type { AddedBuild } from './refuse-conflicts.ts';
import { withReleaseLock } from './release-lock.ts';
import { copyStaticFiles } from './static-files.ts';

export interface ReleaseOptions {
  readonly site: SiteFolder;
  /** Prints on the console what the release waits for and has done. */
  readonly say: (message: string) => void;
  /** Who changes the releases, as in `ReleaseChange`. Absent: the user of this process. */
  readonly by?: string;
  /** Called before pages are rendered, which takes seconds of processor time. */
  readonly beforeRendering?: () => void;
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
  const builds = folders.map(readBuild);
  const what = `publish ${builds.map(({ record }) => record.name).join(' ')}`;
  return locked(options, what, () => {
    const state = options.site.readState();
    const packages: Partial<Record<BrowserPackage, PackageReleases>> = { ...state?.packages };
    for (const build of builds) {
      const { name, version } = build.record;
      const published = publishVersion(packages[name], version);
      packages[name] = note(options, packages[name], published, { did: 'publish', name, build });
    }
    const lacking = browserPackages.filter((name) => !packages[name]);
    if (lacking.length > 0) throw new Error(noSite(options.site, lacking));
    const next = {
      ...state,
      origin: origin ?? state?.origin ?? '',
      packages: packages as SiteState['packages'],
    };
    const bringsFiles = folders.includes(buildFolder('public-site'));
    // Rendered anew in any case, because the program that renders may be a newer one.
    return { next, added: builds, bringsFiles, rendersAnew: true };
  });
}

interface PackageChange {
  readonly did: ReleaseChange['did'];
  readonly name: BrowserPackage;
  /** Folder of the build of a version that is new to the site. */
  readonly build?: string | undefined;
  /** The last change that whoever asks has seen (`toSeenChange`). Absent: any. */
  readonly seen?: string | undefined;
}

/** Another change came after the one that was seen; nothing was done. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
}

/** Changes which releases of one package are live. */
export function changeReleases(
  options: ReleaseOptions,
  { did, name, build: folder, seen }: PackageChange,
  change: (releases: PackageReleases) => PackageReleases,
): Promise<void> {
  return locked(options, `${did} ${name}`, () => {
    const state = expectState(options.site);
    const former = state.packages[name];
    if (seen !== undefined && seen !== toSeenChange(former)) {
      throw new ChangedMeanwhileError(`The releases of ${name} were changed meanwhile.`);
    }
    const build = folder === undefined ? undefined : readBuild(folder);
    const changed = note(options, former, change(former), { did, name, build });
    const packages = { ...state.packages, [name]: changed };
    return { next: { ...state, packages }, added: build ? [build] : [] };
  });
}

const readBuild = (folder: string): AddedBuild => ({ folder, record: readBuildRecord(folder) });

function note(
  { site, by = thisOperator() }: ReleaseOptions,
  former: PackageReleases | undefined,
  changed: PackageReleases,
  { did, name, build }: Pick<PackageChange, 'did' | 'name'> & { build: AddedBuild | undefined },
): PackageReleases {
  const facts = {
    ...changed.facts,
    ...site.previews.factsOf(name),
    ...(build && { [build.record.version]: readFacts(build.record, build.folder) }),
  };
  return noteChange(former, { ...changed, facts }, { by, did });
}

/** Changes only the local port in the live pages. */
export const changePort = (options: ReleaseOptions, origin: string): Promise<void> =>
  locked(options, `name ${origin}`, () => {
    const state = expectState(options.site);
    return { next: { ...state, origin }, added: [], formerOrigin: state.origin };
  });

/** Enables the live shell's service worker, or removes it from all browsers that have it. */
export function switchServiceWorker(options: ReleaseOptions, to: 'on' | 'off'): Promise<void> {
  return locked(options, `service-worker ${to}`, () => {
    const { serviceWorker: _former, ...rest } = expectState(options.site);
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
    const state = expectState(site);
    const snapshot = await takeSnapshot();
    notePhase('given');
    readSnapshot(snapshot, () => undefined);
    if (snapshot === site.readShownSnapshot()) return say('The site shows it already.');
    try {
      const next = { ...state, content: site.addSnapshot(snapshot) };
      await carryOut(options, { next, added: [], rendersAnew: true });
    } catch (error) {
      site.removeOtherSnapshots();
      throw error;
    }
  }
}

/** Shows the starter content in the live releases. */
export function showStarter(options: ReleaseOptions): Promise<void> {
  return locked(options, 'show what the site came with', () => {
    const { content: _former, ...next } = expectState(options.site);
    return { next, added: [] };
  });
}

/** @throws Error when no site has been created yet */
export function expectState(site: SiteFolder): SiteState {
  const state = site.readState();
  if (!state) throw new Error(noSite(site, browserPackages));
  return state;
}

const noSite = ({ path }: SiteFolder, lacking: readonly string[]) =>
  `${path} has no release of ${lacking.join(', ')} yet: lay the site out first, with npm run build.`;

interface Change {
  readonly next: SiteState;
  readonly added: readonly AddedBuild[];
  /** Pictures have fixed names, so those that a new page shows are copied before it is live. */
  readonly bringsFiles?: boolean;
  /** Whether kept pages of the same state are not good enough. */
  readonly rendersAnew?: boolean;
  /** Former origin, which the next one replaces in copies of the live pages. */
  readonly formerOrigin?: string;
}

const locked = (options: ReleaseOptions, what: string, decide: () => Change): Promise<void> =>
  withReleaseLock(options.site.path, what, () => carryOut(options, decide()), { say: options.say });

/** The caller must hold the lock. */
async function carryOut(options: ReleaseOptions, change: Change): Promise<void> {
  const { site, say } = options;
  const { next, added } = change;
  refuseConflicts(site, next, added);
  const mayBeKept = added.length === 0 && !change.rendersAnew;
  if (mayBeKept && site.switchBackTo(next)) return say('Its pages were ready.');
  if (change.bringsFiles) copyStaticFiles(site);
  site.addReleases(added.map(({ folder }) => folder));
  let done = '';
  await site.switchTo(next, async (folder) => {
    done = await fillSet(options, change, folder);
  });
  say(done);
}

/**
 * Writes a state's pages into a folder, and the policy that allows them.
 * @returns how, in words
 */
export async function fillSet(
  { site, say, beforeRendering }: ReleaseOptions,
  { next, formerOrigin }: Pick<Change, 'next' | 'formerOrigin'>,
  folder: string,
): Promise<string> {
  const begun = performance.now();
  let done = `The pages name ${next.origin} now.`;
  if (formerOrigin !== undefined) {
    const { copyOnOtherPort } = await import('./other-port.ts');
    const live = join(site.path, 'current');
    await copyOnOtherPort(live, folder, { from: formerOrigin, to: next.origin });
  } else {
    beforeRendering?.();
    // Imported on demand, so that changes without rendering start faster.
    const { assemblePages } = await import('../render/assemble.ts');
    const { pages, leftOut } = await assemblePages(site, next, folder);
    // The message names the field but not its text, which may be about a person.
    for (const { kind, id, field, isEntry } of leftOut) {
      const what = isEntry ? 'the entry' : field;
      say(`Of ${kind}/${id}, ${what} is not shown: this release cannot show its ${field}.`);
    }
    done = `${pages} pages assembled in ${(performance.now() - begun).toFixed(0)} ms.`;
  }
  // Printed at once, because after a kill the next release would see no change.
  if (site.layNginxPolicy(folder))
    say(`${nginxPolicyFile} has changed: where nginx serves the site, reload it.`);
  return done;
}
