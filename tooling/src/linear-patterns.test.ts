import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Each takes seconds for a text that fits into a header. */
const planted = [
  'export const parts = (range) => range.split(/\\s*;\\s*/);',
  'export const isList = (text) => /^(?:\\w+,?)+$/.test(text);',
].join('\n');

/** Where the planted patterns would stand. */
const files = [
  'api/src/http/planted.ts',
  'api/src/storage/planted.js',
  'contract/src/planted.ts',
  'shared-ui/src/planted.ts',
  'shell/src/planted.tsx',
  'public-site/src/planted.tsx',
  'member-area/src/planted.tsx',
  'admin-console/src/planted.tsx',
];

/** Lints the first argument at each of the other addresses and prints the names of the rules that it breaks. */
const script = `
  import { ESLint } from 'eslint';
  import tseslint from 'typescript-eslint';
  const [text, ...files] = process.argv.slice(1);
  // Files that are not there have no types.
  const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
  const broken = {};
  for (const filePath of files) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    broken[filePath] = messages.map(({ ruleId }) => ruleId);
  }
  process.stdout.write(JSON.stringify(broken));`;

it('refuses a pattern whose time grows faster than what it reads, in every package that ships', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, planted, ...files],
    { cwd: join(__dirname, '../..'), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const rules = ['regexp/no-super-linear-move', 'regexp/no-super-linear-backtracking'];
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(files.map((file) => [file, rules])));
});
