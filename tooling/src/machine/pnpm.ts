/** Arguments of `npx` for the pinned pnpm. */
const pnpm = ['--yes', '--no-update-notifier', 'pnpm@12.21.0'];

/**
 * Arguments of `npx` to install from a lockfile. The lockfile's digests are checked as always. Omitted is a second
 * download of the registry's metadata, 250 MB, for rules that were checked when the lockfile was written. High
 * concurrency pays off, because packages are many and small.
 */
export const pnpmInstallArguments: readonly string[] = [
  ...pnpm,
  'install',
  '--frozen-lockfile',
  '--trust-lockfile',
  '--network-concurrency=64',
  '--reporter=append-only',
];
