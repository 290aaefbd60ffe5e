/** The pinned pnpm, as `npx` runs it. */
const pnpm = ['--yes', '--no-update-notifier', 'pnpm@12.21.0'];

/**
 * Words for `npx` that install what a lockfile says. The lockfile's digests hold as ever. What is not done a second time
 * is to read what the registry says of each package, 250 MB, for the rules that the lockfile was held against when it
 * was written. And packages are many and small.
 */
export const installWords: readonly string[] = [
  ...pnpm,
  'install',
  '--frozen-lockfile',
  '--trust-lockfile',
  '--network-concurrency=64',
  '--reporter=append-only',
];
