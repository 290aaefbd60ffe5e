import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../src/packages';

export interface LintFinding {
  readonly rule: string;
  readonly line: number;
}

/** Lints the first argument at each of the other addresses, and prints what it breaks there. */
const script = `
  import { ESLint } from 'eslint';
  import tseslint from 'typescript-eslint';
  const [text, ...files] = process.argv.slice(1);
  // Files that are not there have no types.
  const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
  const broken = {};
  for (const filePath of files) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    broken[filePath] = messages.map(({ ruleId, line }) => ({ rule: ruleId, line }));
  }
  process.stdout.write(JSON.stringify(broken));`;

/** What the checks would find in a text if it stood in each of some files, which need not be there. */
export function lintPlanted(
  text: string,
  files: readonly string[],
): Readonly<Record<string, readonly LintFinding[]>> {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, text, ...files],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout) as ReturnType<typeof lintPlanted>;
}
