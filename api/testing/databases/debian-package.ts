import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tried = new Set<string>();

/** Installs a program for tests, on Debian as root. Returns whether that worked; each package is tried once. */
export function installFromDebian(name: string): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall || tried.has(name)) return false;
  tried.add(name);
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  return true;
}
