#!/usr/bin/env node
/**
 * The door of every root script. Plain JavaScript that needs nothing installed: it checks Node, lets
 * pnpm install what the lockfile says, and hands over to tooling/src/commands/<name>.ts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...words] = process.argv.slice(2);

requireNode(20, 19);
if (command === 'test' || !isInstalled()) install();
run(process.execPath, ['--import', 'tsx', `tooling/src/commands/${command}.ts`, ...words]);

function requireNode(major, minor) {
  const [ours, oursMinor] = process.versions.node.split('.').map(Number);
  if (ours > major || (ours === major && oursMinor >= minor)) return;
  process.stderr.write(
    `Node ${major}.${minor} or newer is needed; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/** pnpm writes this file last, so it is older than a lockfile that changed since. */
function isInstalled() {
  const done = join(root, 'node_modules/.modules.yaml');
  return (
    existsSync(done) && statSync(done).mtimeMs >= statSync(join(root, 'pnpm-lock.yaml')).mtimeMs
  );
}

function install() {
  run('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--reporter=append-only']);
}

/** Ends this process when the child failed; a child that a signal ended counts as stopped, not as failed. */
function run(program, args) {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  const { status, signal, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  process.off('SIGINT', ignore);
  if (error) process.stderr.write(`${program}: ${error.message}\n`);
  if (status !== 0 && signal === null) process.exit(status ?? 1);
}
