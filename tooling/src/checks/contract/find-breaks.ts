import { remoteNames } from 'contract/site-paths';
import { releasedPackages } from 'contract/site-state';
import { teamNames } from 'contract/teams';
import { findLosses, findRefusals } from './message-fields.ts';
import type { RequestSurface, Surface } from './surface.ts';

interface Break {
  /** The packages that would break, with spaces between them. */
  readonly by: string;
  readonly what: string;
}

/** What to do about any of them. */
export const advice =
  'Keep what a released remote uses, beside what is new, until none uses it any more. Or raise remoteContract ' +
  '(contract/src/releases/remote.ts): the shell and the remotes are then released by one command.';

/**
 * Lists what released remotes would no longer find. A higher contract number allows everything, because then no release
 * of before can be live beside it (tooling/src/release/find-conflicts.ts).
 * @param recorded the surface that the released remotes were built for
 * @returns a sentence for each, which names the teams that must act
 */
export function findBreaks(recorded: Surface, present: Surface): string[] {
  if (present.contract > recorded.contract) return [];
  return [
    ...findChanged(recorded.modules, present.modules, (name) => `The shell's version of ${name}`),
    ...findRemoved(
      recorded.router,
      present.router,
      (name) => `The shell gives ${name} of React Router no more.`,
    ),
    ...findRemoved(
      recorded.tokens,
      present.tokens,
      (name) => `The shell's stylesheet has ${name} no more.`,
    ),
    ...findChanged(recorded.storage, present.storage, (name) => `The browser's key of ${name}`),
    ...Object.entries(recorded.paths)
      .filter(([path, owner]) => present.paths[path] !== owner)
      .map(([path, by]) => ({
        by,
        what: `${path} was ${by}'s and is ${present.paths[path] ?? 'nobody'}'s.`,
      })),
    ...Object.entries(recorded.requests).flatMap(([name, before]) =>
      findInRequest(name, before, present.requests[name]),
    ),
  ].map(({ by, what }) => `${what} ${namesOf(by)} must act.`);
}

const all = remoteNames.join(' ');

const findChanged = (
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
  describe: (name: string) => string,
): Break[] =>
  Object.entries(before)
    .filter(([name, value]) => now[name] !== value)
    .map(([name, value]) => ({
      by: all,
      what: `${describe(name)} was ${value} and is ${now[name] ?? 'no more'}.`,
    }));

const findRemoved = (
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
  say: (name: string) => string,
): Break[] =>
  Object.entries(before)
    .filter(([name]) => !(name in now))
    .map(([name, by]) => ({ by, what: say(name) }));

function findInRequest(
  name: string,
  { by, takes, gives }: RequestSurface,
  now: RequestSurface | undefined,
): Break[] {
  if (!now) return [{ by, what: `The server knows ${name} no more.` }];
  return [
    ...findRefusals(takes, now.takes).map((what) => ({ by, what: `${name} takes less: ${what}.` })),
    ...findLosses(gives, now.gives).map((what) => ({ by, what: `${name} answers less: ${what}.` })),
  ];
}

const list = new Intl.ListFormat('en-GB');

/** "The team Members" or "The teams Website and Members". */
function namesOf(by: string): string {
  const names = releasedPackages
    .filter((name) => by.split(' ').includes(name))
    .map((name) => teamNames[name]);
  return `The team${names.length === 1 ? '' : 's'} ${list.format(names)}`;
}
