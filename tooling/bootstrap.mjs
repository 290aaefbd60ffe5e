#!/usr/bin/env node
/**
 * The entry of every root script. Plain JavaScript that needs nothing installed: it checks Node, lets pnpm install
 * what the lockfile says and the script needs, and hands over to tooling/src/commands/<name>.ts.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetInstall, isInstalled, noteInstall, scopeOf } from './install-scope.mjs';
import { isInRange } from './node-range.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...words] = process.argv.slice(2);
const ours = process.versions.node;
const scope = scopeOf(root, command);
const running = new Set();

requireNode();
// pnpm installs for the Node that it finds, and tests start programs by name: all of them mean this one.
process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
// A build keeps nothing for later where the product is run and not worked on (tooling/src/build.ts).
process.env.INSTALL_SCOPE = scope;
// A terminal tells the programs itself, and this process ends with them.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => running.forEach((program) => program.kill('SIGTERM')));
if (command === 'test' || !isInstalled(root, scope)) await install();
if (!hasSqlite()) await obtainSqlite();
await runCommand(command, words);

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isInRange(engines.node, ours)) return;
  fail(
    `This is Node ${ours}. Use Node 24 or 22 (22.13 or newer), or the last of Node 20 (20.19 or newer).`,
  );
}

/** What tests alone need is left out of `product`, and what must be compiled comes later, beside the builds. */
async function install() {
  const isNarrow = scope === 'product';
  const narrow = ['--prod', '--ignore-scripts', '--filter=!e2e', '--filter=!generators'];
  forgetInstall(root);
  const what = isNarrow ? 'what building and running need' : 'everything, for tests too';
  await timed(`Installing ${what}`, () =>
    pnpm('install', '--frozen-lockfile', '--reporter=append-only', ...(isNarrow ? narrow : [])),
  );
  noteInstall(root, scope);
}

/** Node brings its own from 22.13 on. pnpm leaves an optional dependency out without a word when it does not compile. */
function hasSqlite() {
  const module = 'api/node_modules/better-sqlite3/build/Release/better_sqlite3.node';
  return !ours.startsWith('20.') || existsSync(join(root, module));
}

/** Compiles it while the product is built: it keeps one core busy for a minute. */
async function obtainSqlite() {
  if (!existsSync(join(root, 'api/node_modules/better-sqlite3/package.json'))) {
    forgetInstall(root, { ofPnpm: true });
    await install();
  }
  const compiled = timed('Compiling SQLite, which Node 20 does not bring', () =>
    // As npm does it: pnpm's own rebuild would install more while builds go on.
    run(
      'npm',
      ['run', '--loglevel=error', 'install'],
      compilerFlags(),
      'api/node_modules/better-sqlite3',
    ),
  );
  // Without it the packages can be built; the site is laid out under its lock.
  await Promise.all([compiled, scope === 'product' && runCommand('build', ['--packages'])]);
  if (hasSqlite()) return;
  fail(
    `Node ${ours} has no SQLite of its own, and better-sqlite3 could not be compiled (see above). Use Node 24 or 22, \
which compile nothing, or install a C++ compiler, make and Python.`,
  );
}

function pnpm(...args) {
  return run('npx', ['--yes', 'pnpm@12.21.0', ...args], compilerFlags());
}

/** SQLite's own makefile says -O2; better-sqlite3's -O3 takes a third longer to compile. */
function compilerFlags() {
  return { CFLAGS: '-O2', CXXFLAGS: '-O2', ...process.env };
}

function runCommand(name, args) {
  return run(process.execPath, ['--import', 'tsx', `tooling/src/commands/${name}.ts`, ...args]);
}

/** Says what is done, and how long it took. */
async function timed(what, work) {
  process.stdout.write(`${what} ...\n`);
  const begun = performance.now();
  await work();
  process.stdout.write(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Ends this process when the program failed; one that a signal ended counts as stopped, not as failed. */
async function run(program, args, env = process.env, folder = '.') {
  const child = spawn(program, args, { cwd: join(root, folder), env, stdio: 'inherit' });
  running.add(child);
  const { status, error } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, error }));
    child.once('exit', (status) => resolve({ status }));
  });
  running.delete(child);
  if (error) process.stderr.write(`${program}: ${error.message}\n`);
  if (status === 0) return;
  running.forEach((other) => other.kill('SIGTERM'));
  process.exit(status ?? 0);
}
