#!/usr/bin/env node
/**
 * The entry of every root script. It is JavaScript without dependencies: it restarts itself under Node 24, lets pnpm
 * install what the lockfile says and the script needs, and runs tooling/src/commands/<name>.ts.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetInstall, isInstalled, noteInstall, scopeOf } from './install-scope.mjs';
import { continueOnNode24 } from './node-runtime.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...words] = process.argv.slice(2);
const running = new Set();

/** Scripts that need no other package than those of a team's checkout. */
const ofTeam = ['test', 'test-changed', 'release', 'team'];

if (!(await continueOnNode24(join(root, '.cache')))) await main();

async function main() {
  // As src/checkout.ts says it, which an older Node could not read here.
  if (!existsSync(join(root, 'shell/tsconfig.json')) && !ofTeam.includes(command)) {
    process.stderr.write(
      `This checkout has one remote only; "${command}" needs the whole repository.\n`,
    );
    process.exit(1);
  }
  const scope = scopeOf(root, command);
  // pnpm installs for the Node on the PATH, and tests start programs by name, so the PATH must name this Node.
  process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  // Where the product is only run, builds keep no cache (tooling/src/build.ts).
  process.env.INSTALL_SCOPE = scope;
  // A terminal signals the child processes itself, and this process ends with them.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => running.forEach((program) => program.kill('SIGTERM')));
  if (command === 'test' || !isInstalled(root, scope)) await install(scope);
  await runCommand(command, words);
}

/** Scope `product` omits dependencies that only tests need. */
async function install(scope) {
  const isNarrow = scope === 'product';
  const narrow = ['--prod', '--filter=!e2e'];
  const { pnpmInstallArguments } = await import('./src/machine/pnpm.ts');
  const { installFilters } = await import('./src/checkout.ts');
  forgetInstall(root);
  const what = isNarrow ? 'what building and running need' : 'everything, for tests too';
  await timed(`Installing ${what}`, () =>
    run('npx', [...pnpmInstallArguments, ...installFilters(root), ...(isNarrow ? narrow : [])]),
  );
  noteInstall(root, scope);
}

function runCommand(name, args) {
  return run(process.execPath, ['--import', 'tsx', `tooling/src/commands/${name}.ts`, ...args]);
}

/** Prints a step and its duration, and passes the duration on to the command, whose table of stages begins with it. */
async function timed(what, work) {
  process.stdout.write(`${what} ...\n`);
  const { readProcessorTime } = await import('./src/checks/processor-time.ts');
  const begun = { clock: performance.now(), processor: readProcessorTime() };
  await work();
  const seconds = ((performance.now() - begun.clock) / 1000).toFixed(1);
  process.env.INSTALL_COST = `${seconds} ${(readProcessorTime() - begun.processor).toFixed(1)}`;
  process.stdout.write(`${what}: ${seconds} s\n`);
}

/** Exits when the program failed; a program that a signal ended counts as stopped, not as failed. */
async function run(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
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
