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

/** A planted import, and the rule that refuses it. */
const refused = [
  ['contract/src/a.ts', 'api/src/b.ts', 'contract-flow'],
  ['public-site/src/a.ts', 'member-area/src/b.ts', 'public-site-flow'],
  ['admin-console/src/a.ts', 'shell/src/b.ts', 'admin-console-flow'],
  ['api/src/a.ts', 'api-mock/src/b.ts', 'api-flow'],
  ['shared-ui/src/a.ts', 'api/src/b.ts', 'shared-ui-flow'],
  ['public-site/src/c.ts', 'contract/src/phone-number.ts', 'phone-numbers-for-staff-only'],
  ['locales/de/a/a.ts', 'shell/src/b.ts', 'locales-take-types-of-texts-only'],
  [
    'shell/src/service-worker/offline-words.ts',
    'locales/de/shell/service-worker/offline/offline.texts.ts',
    'shell-flow',
  ],
  ['shell/src/a.ts', 'tooling/src/locales/pseudo.ts', 'tests-alone-take-the-pseudo-language'],
  ['api/src/storage/a.ts', 'api/src/http/b.ts', 'api/src/storage-imports-down'],
  [
    'admin-console/src/base/a.ts',
    'admin-console/src/session/b.ts',
    'admin-console/src/base-imports-down',
  ],
  ['api/src/review/a.ts', 'api/src/app.ts', 'api/src/review-imports-down'],
  ['api/src/new/a.ts', 'api/src/storage/b.ts', 'api/src-places-each-folder'],
  ['shell/src/c.ts', 'shell/src/missing.ts', 'resolvable'],
  ['api/src/d.ts', 'lab/endurance/b.ts', 'api-flow'],
  ['e2e/fixtures/a.ts', 'lab/bench/b.ts', 'e2e-flow'],
  ['lab/endurance/a.ts', 'api/src/missing.ts', 'the-lab-finds-the-product'],
  ['lab/generators/art/a.ts', 'contract/src/b.ts', 'pictures-and-letters-need-no-product'],
] as const;

const importOf = (from: string, to: string) => relative(join(from, '..'), to).replace(/\.ts$/, '');

it('refuses each import against the flow, a circle, and one that only a type closes', () => {
  for (const [from, to] of refused) {
    write(from, `import '${importOf(from, to)}';`);
    if (!to.includes('missing')) write(to, 'export {};');
  }
  write('contract/src/circle/a.ts', "import { b } from './b'; export const a = () => b;");
  write('contract/src/circle/b.ts', "import { a } from './a'; export const b = () => a;");
  write('contract/src/types/a.ts', "import type { B } from './b'; export interface A { b: B }");
  write('contract/src/types/b.ts', "import { A } from './a'; export interface B { a: A }");
  const found = cruise().violations.map(({ from, to, rule }) => [from, to, rule.name]);
  const circles = ['contract/src/circle', 'contract/src/types'].map((folder) => [
    expect.stringContaining(folder),
    expect.stringContaining(folder),
    'no-circles',
  ]);
  expect(found).toHaveLength(refused.length + circles.length);
  expect(found).toEqual(expect.arrayContaining([...circles, ...refused.map(asFound)]));
});

/** An unresolved module is reported as the import spells it. */
const asFound = ([from, to, rule]: (typeof refused)[number]) => [
  from,
  to.includes('missing') ? importOf(from, to) : to,
  rule,
];

it('refuses a circle between folders, and leaves tests alone', () => {
  write('contract/src/low/a.ts', 'export const a = 1;');
  write('contract/src/high/b.ts', "import { a } from '../low/a'; export const b = a;");
  write('contract/src/low/a.test.ts', "import '../high/b';");
  expect(cruise(folderRules).violations).toEqual([]);
  write('contract/src/low/c.ts', "import type { b } from '../high/b'; export type C = typeof b;");
  expect(cruise().violations).toEqual([]);
  const found = cruise(folderRules).violations.map(({ rule }) => rule.name);
  expect(new Set(found)).toEqual(new Set(['no-folder-circles']));
});

it('allows the flow of the house, and reads every module of it', () => {
  write('public-site/src/a.ts', "import '../../contract/src/b';");
  write('contract/src/b.ts', 'export {};');
  expect(cruise()).toEqual({ violations: [], modules: 2 });
});

function write(file: string, text: string): void {
  mkdirSync(join(workspace, file, '..'), { recursive: true });
  writeFileSync(join(workspace, file), text);
}

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

function cruise(rules = fileRules): { violations: Violation[]; modules: number } {
  const bin = join(repositoryRoot, 'node_modules/.bin/depcruise');
  const folders = readdirSync(workspace).filter((name) => !name.includes('.'));
  const args = [...folders, '--config', rules, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(bin, args, { cwd: workspace, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: Violation[]; totalCruised: number };
  };
  return { violations: summary.violations, modules: summary.totalCruised };
}
