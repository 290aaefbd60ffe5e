import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binary } from '../src/checks/check';
import { repositoryRoot } from '../src/packages';

export interface LintFinding {
  readonly rule: string;
  readonly line: number;
}

interface Report {
  readonly diagnostics: readonly {
    /** The rule with its plugin, e.g. `eslint(no-console)`. */
    readonly code: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Lints a text as if it were in each of some files, in a folder with only those files and our rules. */
export function lintPlanted(
  text: string,
  files: readonly string[],
): Readonly<Record<string, readonly LintFinding[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'church-planted-'));
  try {
    copyFileSync(join(repositoryRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const name of ['node_modules', 'tooling'])
      symlinkSync(join(repositoryRoot, name), join(folder, name));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return lint(folder, files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lint(folder: string, files: readonly string[]): ReturnType<typeof lintPlanted> {
  const args = ['--format', 'json', ...files];
  const { stdout } = spawnSync(binary('oxlint'), args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return Object.fromEntries(
    files.map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code, labels }) => ({ rule: code, line: labels[0]?.span.line ?? 0 })),
    ]),
  );
}
