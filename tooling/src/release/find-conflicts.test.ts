import type { BuildRecord } from '../build-record';
import { findConflicts } from './find-conflicts';

const build = (
  name: BuildRecord['name'],
  pages: BuildRecord['pages'],
  contract = 1,
): BuildRecord => ({ name, version: 'v1', contract, pages, entry: '', styles: [], integrity: {} });

const home = { path: '/', owner: 'public-site' } as const;
const login = { path: '/login', owner: 'member-area' } as const;
const shell = build('shell', [home, login]);
const site = build('public-site', [home]);
const members = build('member-area', [login]);

it('has nothing against remotes that keep the contract and offer what is theirs', () => {
  expect(findConflicts(shell, [site, members])).toEqual([]);
});

it('names a broken contract', () => {
  expect(findConflicts(shell, [site, build('member-area', [login], 2)])).toEqual([
    'member-area v1 keeps contract 2; the live shell keeps 1. The team Platform must build shell from the present contract/src/releases/remote.ts, and both are released by one command.',
  ]);
});

it('asks the team of a remote that is behind, not the one that went on', () => {
  const behind = build('member-area', [login], 1);
  expect(
    findConflicts(build('shell', [home, login], 2), [{ ...site, contract: 2 }, behind]),
  ).toEqual([
    'member-area v1 keeps contract 1; the live shell keeps 2. The team Members must build member-area from the present contract/src/releases/remote.ts, and both are released by one command.',
  ]);
});

it('names a page that two would own', () => {
  const greedy = build('public-site', [home, { ...login, owner: 'public-site' }]);
  expect(findConflicts(shell, [greedy, members])).toEqual([
    'public-site offers /login, which member-area owns (contract/src/site/site-paths.ts). The team Website must take the page away, or agree with the team Members.',
    '/login is offered by public-site and member-area.',
  ]);
});

it('names a page that the live shell does not know', () => {
  const ahead = build('public-site', [home, { path: '/news', owner: 'public-site' }]);
  expect(findConflicts(shell, [ahead, members])).toEqual([
    'public-site offers /news, which the live shell does not know. The team Platform must release the shell first.',
  ]);
});

it('names a page that would be missing', () => {
  expect(findConflicts(shell, [site, build('member-area', [])])).toEqual([
    'member-area owns /login and has no page for it. The team Members must add the page, or take the path out of contract/src/site/site-paths.ts.',
  ]);
});
