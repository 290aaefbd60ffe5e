import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Check, CheckResult } from './check.ts';
import { repositoryRoot } from '../packages.ts';
import { runProgram } from '../machine/run-program.ts';
import { describeErrors } from './nu-report.ts';
import type { NuMessage } from './nu-report.ts';

/** The W3C validator's checker; the package contains only a Java program. */
const checker = join(repositoryRoot, 'tooling/node_modules/vnu-jar/build/dist/vnu.jar');

const withoutJava =
  'the Nu HTML checker needs Java 11 or newer, and none was found on the PATH or in JAVA_HOME. ' +
  'Install it (Debian: default-jre-headless) and run npm test -- HTML.';

/** Checks every assembled page against the HTML standard. Without Java it reports that it neither passed nor failed. */
export const htmlCheck: Check = {
  name: 'html: every page for the Nu HTML checker',
  run: async () => {
    const java = findJava();
    return java
      ? checkPages(java, join(repositoryRoot, 'site/current/pages'))
      : { passed: 0, failed: 0, output: `  not run: ${withoutJava}\n` };
  },
};

/** Finds Java in JAVA_HOME, or the first on the PATH. */
export function findJava(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const home = environment['JAVA_HOME'];
  const folders = [
    ...(home ? [join(home, 'bin')] : []),
    ...(environment['PATH'] ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, 'java')).find((file) => existsSync(file));
}

/** Each page counts as one part; no pages at all is a failure. */
export async function checkPages(java: string, folder: string): Promise<CheckResult> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
  if (pages.length === 0) throw new Error(`There is no page in ${folder}.`);
  const args = ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', ...pages];
  const { stdout } = await runProgram(java, args, { output: 'collect' });
  const { messages } = JSON.parse(stdout) as { messages: readonly NuMessage[] };
  const faults = describeErrors(messages, folder);
  return {
    passed: faults.length === 0 ? pages.length : 0,
    failed: faults.length,
    output: faults.map((fault) => `  ${fault}\n`).join(''),
  };
}
