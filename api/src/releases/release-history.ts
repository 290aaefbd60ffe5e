import type { PackageReleases } from 'contract/site-state';

/* What the noted changes of a package tell: undefined, or '', where they do not reach back so far. */

/** Finds the change by which a version became, or was last again, what everybody gets. */
export const findBecameStable = ({ changes = [] }: PackageReleases, version: string) =>
  changes.findLast(
    (one) => one.version === version && ['publish', 'promote', 'rollback'].includes(one.did),
  );

/** Finds the change that began the trial of a version, before its share was changed. */
export function findCanaryStart({ changes = [] }: PackageReleases, version: string) {
  const before = changes.findLastIndex((one) => one.did !== 'canary' || one.version !== version);
  return changes[before + 1];
}

/** Finds the change by which a version stopped being live or on trial. */
export function findWithdrawn({ changes = [] }: PackageReleases, version: string) {
  const last = changes.findLastIndex((one) => one.version === version);
  if (last === -1) return undefined;
  return changes[last]?.did === 'stop-canary' ? changes[last] : changes[last + 1];
}

/** Names the trial of a package: the time when its canary got the share that it has; '' while there is no trial. */
export const toTrial = (releases: PackageReleases): string =>
  releases.canary === undefined ? '' : lastTrial(releases, releases.canary.version);

/** The last change of a package if the rule made it, with the trial that it ended. */
export function findRuleStop(releases: PackageReleases) {
  const last = releases.changes?.at(-1);
  if (last?.by !== 'rule' || last.did !== 'stop-canary') return undefined;
  const { at, version } = last;
  return { at, version, trial: lastTrial(releases, version) };
}

const lastTrial = ({ changes = [] }: PackageReleases, version: string): string =>
  changes.findLast((one) => one.did === 'canary' && one.version === version)?.at ?? '';
