import { userInfo } from 'node:os';
import type { PackageReleases, ReleaseChange } from 'contract/site-state';

/** Number of changes of each package that are remembered. */
const rememberedChanges = 20;

/** Whoever runs a command on this machine, as a change names them. */
export function thisOperator(): string {
  try {
    return `operator:${userInfo().username}`;
  } catch {
    // In some containers the user has no name.
    return `operator:${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Remembers a change of a package's releases, and forgets the facts of versions that are not kept. */
export function noteChange(
  former: PackageReleases | undefined,
  { changes = [], facts = {}, ...changed }: PackageReleases,
  note: Pick<ReleaseChange, 'by' | 'did'>,
): PackageReleases {
  const version = versionOf(note.did, former, changed);
  const percent = note.did === 'canary' ? changed.canary?.percent : undefined;
  const last = changes.at(-1);
  // No two have the same time, not even after the clock was set back.
  const at = new Date(Math.max(Date.now(), last ? Date.parse(last.at) + 1 : 0)).toISOString();
  const change = version && { at, ...note, version, ...(percent !== undefined && { percent }) };
  return {
    ...changed,
    changes: [...changes, ...(change ? [change] : [])].slice(-rememberedChanges),
    facts: Object.fromEntries(Object.entries(facts).filter(([one]) => changed.kept.includes(one))),
  };
}

/** Undefined if there was no canary to stop. */
function versionOf(
  did: ReleaseChange['did'],
  former: PackageReleases | undefined,
  changed: PackageReleases,
): string | undefined {
  if (did === 'canary') return changed.canary?.version;
  return did === 'stop-canary' ? former?.canary?.version : changed.stable;
}
