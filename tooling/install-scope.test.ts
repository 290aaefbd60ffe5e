import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * bootstrap.mjs imports this module before anything is installed, so jest cannot transform it; a child process
 * evaluates the expression.
 */
function ask(expression: string): unknown {
  const module = pathToFileURL(join(__dirname, 'install-scope.mjs')).href;
  const program = `import * as scope from ${JSON.stringify(module)};
    const root = ${JSON.stringify(root)};
    console.log(JSON.stringify(${expression} ?? null));`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const scopes = () =>
  ask(`['start', 'package', 'test', 'check'].map((c) => scope.scopeOf(root, c))`);
const enough = () => ask(`['product', 'everything'].map((s) => scope.isInstalled(root, s))`);

it('installs for what builds and runs no more than that needs', () => {
  expect(scopes()).toEqual(['product', 'product', 'everything', 'everything']);
  expect(enough()).toEqual([false, false]);
});

it('lets a test after a start install the rest, and a start after a test install nothing', () => {
  ask(`scope.noteInstall(root, 'product')`);
  expect(enough()).toEqual([true, false]);
  ask(`scope.noteInstall(root, 'everything')`);
  expect(enough()).toEqual([true, true]);
  expect(scopes()).toEqual(Array(4).fill('everything'));
});

it('installs again for another lockfile, and never less than was installed', () => {
  ask(`scope.noteInstall(root, 'everything')`);
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'two');
  expect(enough()).toEqual([false, false]);
  expect(scopes()).toEqual(Array(4).fill('everything'));
});

it('takes nothing from an install that somebody made by hand', () => {
  writeFileSync(join(root, 'node_modules/.modules.yaml'), '');
  expect(scopes()).toEqual(Array(4).fill('everything'));
});

it('takes an install that was interrupted for none', () => {
  ask(`scope.noteInstall(root, 'product')`);
  writeFileSync(join(root, 'node_modules/.modules.yaml'), '');
  ask(`scope.forgetInstall(root)`);
  expect(enough()).toEqual([false, false]);
});
