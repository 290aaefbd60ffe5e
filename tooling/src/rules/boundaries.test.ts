import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const repositoryRoot = join(__dirname, '../../..');
const fileRules = '.dependency-cruiser.mjs';
const folderRules = '.dependency-cruiser-folders.mjs';
let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of [fileRules, folderRules, 'tsconfig.base.json']) {
    cpSync(join(repositoryRoot, file), join(workspace, file));
  }
});

afterEach(() => rmSync(workspace, { recursive: true }));

it.each([
  ['contract/src/a.ts', 'api/src/b.ts', 'contract-flow'],
  ['public-site/src/a.ts', 'member-area/src/b.ts', 'public-site-flow'],
  ['admin-console/src/a.ts', 'shell/src/b.ts', 'admin-console-flow'],
  ['api/src/a.ts', 'api-mock/src/b.ts', 'api-flow'],
  ['shared-ui/src/a.ts', 'api/src/b.ts', 'shared-ui-flow'],
  ['public-site/src/a.ts', 'contract/src/phone-number.ts', 'phone-numbers-for-staff-only'],
  ['locales/de/a/a.ts', 'shell/src/b.ts', 'locales-take-types-of-texts-only'],
  [
    'shell/src/service-worker/offline-words.ts',
    'locales/de/shell/service-worker/offline/offline.texts.ts',
    'shell-flow',
  ],
  ['shell/src/a.ts', 'tooling/src/locales/pseudo.ts', 'tests-alone-take-the-pseudo-language'],
  ['shell/src/a.ts', 'shell/src/missing.ts', 'resolvable'],
])('refuses that %s imports %s', (from, to, rule) => {
  write(from, `import '${relative(join(from, '..'), to).replace(/\.ts$/, '')}';`);
  if (!to.includes('missing')) write(to, 'export {};');
  expect(cruise()).toEqual({ rules: [rule], modules: expect.any(Number) });
});

it('refuses a circle', () => {
  write('api/src/a.ts', "import { b } from './b'; export const a = () => b;");
  write('api/src/b.ts', "import { a } from './a'; export const b = () => a;");
  expect(cruise().rules).toEqual(['no-circles']);
});

it('refuses a circle that only a type closes', () => {
  write('api/src/a.ts', "import type { B } from './b'; export interface A { b: B }");
  write('api/src/b.ts', "import { A } from './a'; export interface B { a: A }");
  expect(cruise().rules).toEqual(['no-circles']);
});

it('refuses a circle between folders, and leaves tests alone', () => {
  write('api/src/low/a.ts', 'export const a = 1;');
  write('api/src/high/b.ts', "import { a } from '../low/a'; export const b = a;");
  write('api/src/low/a.test.ts', "import '../high/b';");
  expect(cruise(folderRules).rules).toEqual([]);
  write('api/src/low/c.ts', "import type { b } from '../high/b'; export type C = typeof b;");
  expect(cruise().rules).toEqual([]);
  expect(new Set(cruise(folderRules).rules)).toEqual(new Set(['no-folder-circles']));
});

it('allows the flow of the house, and reads every module of it', () => {
  write('public-site/src/a.ts', "import '../../contract/src/b';");
  write('contract/src/b.ts', 'export {};');
  expect(cruise()).toEqual({ rules: [], modules: 2 });
});

function write(file: string, text: string): void {
  mkdirSync(join(workspace, file, '..'), { recursive: true });
  writeFileSync(join(workspace, file), text);
}

function cruise(rules = fileRules): { rules: string[]; modules: number } {
  const bin = join(repositoryRoot, 'node_modules/.bin/depcruise');
  const folders = readdirSync(workspace).filter((name) => !name.includes('.'));
  const args = [...folders, '--config', rules, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(bin, args, { cwd: workspace, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[]; totalCruised: number };
  };
  return {
    rules: summary.violations.map(({ rule }) => rule.name),
    modules: summary.totalCruised,
  };
}
