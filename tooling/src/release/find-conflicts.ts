import { teamNames } from 'contract/teams';
import type { BuildRecord } from '../build-record.ts';

/**
 * Lists what prevents a shell and remotes from being live together: another contract version, a page offered by the
 * wrong remote, a page that no remote offers.
 * @returns for each conflict what is wrong, and which team must do what
 */
export function findConflicts(shell: BuildRecord, remotes: readonly BuildRecord[]): string[] {
  return [...remotes.flatMap((remote) => findOwnConflicts(shell, remote)), ...findShared(remotes)];
}

function findOwnConflicts(shell: BuildRecord, remote: BuildRecord): string[] {
  const conflicts: string[] = [];
  const team = `The team ${teamNames[remote.name]}`;
  if (remote.contract !== shell.contract) {
    conflicts.push(
      `${remote.name} ${remote.version} keeps contract ${remote.contract}; the live shell keeps ` +
        `${shell.contract}. ${whoMoves(shell, remote)}`,
    );
  }
  const owners = new Map(shell.pages.map(({ path, owner }) => [path, owner]));
  for (const { path } of remote.pages) {
    const owner = owners.get(path);
    if (owner === remote.name) continue;
    conflicts.push(
      owner === undefined
        ? `${remote.name} offers ${path}, which the live shell does not know. The team ` +
            `${teamNames.shell} must release the shell first.`
        : `${remote.name} offers ${path}, which ${owner} owns (contract/src/site/site-paths.ts). ` +
            `${team} must take the page away, or agree with the team ${teamNames[owner]}.`,
    );
  }
  const offered = new Set(remote.pages.map(({ path }) => path));
  for (const { path, owner } of shell.pages) {
    if (owner !== remote.name || offered.has(path)) continue;
    conflicts.push(
      `${remote.name} owns ${path} and has no page for it. ${team} must add the page, or take the ` +
        'path out of contract/src/site/site-paths.ts.',
    );
  }
  return conflicts;
}

/** The package with the lower number must be built from the state of the other one. */
function whoMoves(shell: BuildRecord, remote: BuildRecord): string {
  const behind = remote.contract < shell.contract ? remote : shell;
  return (
    `The team ${teamNames[behind.name]} must build ${behind.name} from the present ` +
    'contract/src/releases/remote.ts, and both are released by one command.'
  );
}

/** The shell's list names one owner per path, but live remotes may be older than the list. */
function findShared(remotes: readonly BuildRecord[]): string[] {
  const offers = new Map<string, string[]>();
  for (const { name, pages } of remotes) {
    for (const { path } of pages) offers.set(path, [...(offers.get(path) ?? []), name]);
  }
  return [...offers]
    .filter(([, names]) => new Set(names).size > 1)
    .map(([path, names]) => `${path} is offered by ${[...new Set(names)].join(' and ')}.`);
}
