import { lintPlanted } from '../../testing/lint-planted';

/** Each pattern takes seconds for a text that fits into a header. */
const planted = [
  'export const parts = (range) => range.split(/\\s*;\\s*/);',
  'export const isList = (text) => /^(?:\\w+,?)+$/.test(text);',
].join('\n');

/** Files in which the patterns are planted. */
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

it('refuses a pattern whose time grows faster than what it reads, in every package that ships', () => {
  const findings = Object.entries(lintPlanted(planted, files));
  const broken = findings.map(([file, found]) => [
    file,
    found.map(({ rule }) => rule).filter((rule) => rule.startsWith('regexp')),
  ]);
  const rules = ['regexp(no-super-linear-move)', 'regexp(no-super-linear-backtracking)'];
  expect(broken).toEqual(files.map((file) => [file, rules]));
});
