import type { RemoteName } from 'contract/site-paths';
import { readBuildRecord } from '../build-record.ts';
import { thisOperator } from '../site/release-changes.ts';
import { startCanary } from '../site/site-state.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { withReleaseLock } from './release-lock.ts';
import { expectState } from './release.ts';
import type { ReleaseOptions } from './release.ts';

/**
 * Puts a build of a remote beside the released ones, where only staff load it. Visitors' pages stay as they are.
 * @throws Error with the reason, as for a canary; then nothing has changed
 */
export function addPreview(
  { site, say, by = thisOperator() }: ReleaseOptions,
  name: RemoteName,
  folder: string,
): Promise<void> {
  const work = async () => {
    const state = expectState(site);
    const record = readBuildRecord(folder);
    if (record.name !== name) throw new Error(`${folder} has a build of ${record.name}.`);
    const releases = state.packages[name];
    if (record.version === releases.canary?.version) {
      throw new Error(`${record.version} is the canary; staff can get it like visitors.`);
    }
    // Throws for what is live.
    const onTrial = startCanary(releases, record.version, 100);
    const next = { ...state, packages: { ...state.packages, [name]: onTrial } };
    refuseConflicts(site, next, [{ folder, record }]);
    site.addPreview(folder, { by });
    say(`Staff can open ${name} ${record.version} in the console, under Releases.`);
  };
  return withReleaseLock(site.path, `preview ${name}`, work, { say });
}

/** @throws Error when there is no such preview */
export function removePreview(
  { site, say }: ReleaseOptions,
  name: RemoteName,
  version: string,
): Promise<void> {
  const work = async () => {
    const versions = site.previews.list(name).map((one) => one.version);
    if (!versions.includes(version)) {
      const present = versions.join(', ') || 'none';
      throw new Error(`${name} has no preview ${version}. There are: ${present}.`);
    }
    site.removePreview(name, version);
    say(`Nobody has ${name} ${version} any more.`);
  };
  return withReleaseLock(site.path, `preview ${name} --remove ${version}`, work, { say });
}
