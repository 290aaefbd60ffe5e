import { remoteNames } from 'contract/site-paths';
import type { SiteState } from 'contract/site-state';
import type { BuildRecord } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import { findConflicts } from './find-conflicts.ts';

/** A build that is about to be added to a site. */
export interface AddedBuild {
  readonly folder: string;
  readonly record: BuildRecord;
}

/**
 * Lists the conflicts of releases that may meet in one page: the live shell with each stable remote and each canary.
 */
export function listConflicts(
  site: SiteFolder,
  { packages }: SiteState,
  added: readonly AddedBuild[] = [],
): readonly string[] {
  const recordOf = (name: BrowserPackage, version: string) =>
    added.find(({ record }) => record.name === name && record.version === version)?.record ??
    site.releases.recordOf(name, version);
  const live = recordOf('shell', packages.shell.stable);
  const stable = remoteNames.map((name) => recordOf(name, packages[name].stable));
  const onTrial = remoteNames.map((name) =>
    recordOf(name, packages[name].canary?.version ?? packages[name].stable),
  );
  return [...new Set([...findConflicts(live, stable), ...findConflicts(live, onTrial)])];
}

/** @throws Error that lists the conflicts */
export function refuseConflicts(
  site: SiteFolder,
  state: SiteState,
  added: readonly AddedBuild[] = [],
): void {
  const conflicts = listConflicts(site, state, added);
  if (conflicts.length === 0) return;
  throw new Error(`Nothing was released.\n${conflicts.map((one) => `- ${one}`).join('\n')}`);
}
