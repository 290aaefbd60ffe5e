#!/usr/bin/env node
/**
 * The door of every root script. Plain JavaScript that needs nothing installed: it checks Node, lets
 * pnpm install what the lockfile says, and hands over to tooling/src/commands/<name>.ts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInRange } from './node-range.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...words] = process.argv.slice(2);
const ours = process.versions.node;

requireNode();
// pnpm installs for the Node that it finds, and tests start programs by name: all of them mean this one.
process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
if (command === 'test' || !isInstalled()) install();
if (!hasSqlite()) installSqlite();
run(process.execPath, ['--import', 'tsx', `tooling/src/commands/${command}.ts`, ...words]);

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isInRange(engines.node, ours)) return;
  fail(
    `This is Node ${ours}. Use Node 24 or 22 (22.13 or newer), or the last of Node 20 (20.19 or newer).`,
  );
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

/** Node brings its own from 22.13 on. pnpm leaves an optional dependency out without a word when it does not compile. */
function hasSqlite() {
  const module = 'api/node_modules/better-sqlite3/build/Release/better_sqlite3.node';
  return !ours.startsWith('20.') || existsSync(join(root, module));
}

/** After an install by a newer Node, or one that failed to compile, pnpm leaves it out until it forgets what it did. */
function installSqlite() {
  for (const memory of ['.modules.yaml', '.pnpm/lock.yaml']) {
    rmSync(join(root, 'node_modules', memory), { force: true });
  }
  install();
  if (hasSqlite()) return;
  fail(
    `Node ${ours} has no SQLite of its own, and better-sqlite3 could not be compiled (see above). Use Node 24 or 22, \
which compile nothing, or install a C++ compiler, make and Python.`,
  );
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
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
