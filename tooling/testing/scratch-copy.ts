import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const repositoryRoot = join(__dirname, '../..');

/** Packages that an addition to the product affects. */
export const productPackages = [
  'contract',
  'shared-ui',
  'shell',
  'public-site',
  'member-area',
  'admin-console',
  'api',
  'api-mock',
  'tooling',
  'locales',
];

/** Pictures and builds are not copied. */
const leftBehind = ['dist', 'assets'];

/** A line to be inserted before an existing one. */
export interface Insertion {
  readonly file: string;
  /** A line that occurs in the file once. */
  readonly before: string;
  readonly text: string;
}

/** Copies some packages of the repository to a folder where a test may change them. */
export class ScratchCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'scratch-copy-'));

  constructor(packages: readonly string[]) {
    for (const name of packages) this.#copy(name);
    for (const file of ['jest.config.mjs', 'tsconfig.base.json', 'package.json'])
      cpSync(join(repositoryRoot, file), this.path(file));
    symlinkSync(join(repositoryRoot, 'node_modules'), this.path('node_modules'));
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  write(file: string, content: string): void {
    writeFileSync(this.path(file), content);
  }

  insert({ file, before, text }: Insertion): void {
    const source = readFileSync(this.path(file), 'utf8');
    if (source.split(before).length !== 2) throw new Error(`${file} has not one ${before}`);
    this.write(
      file,
      source.replace(before, () => text + before),
    );
  }

  /**
   * Compiles folders of the copy as one program, in half the time of compiling each.
   * @param base package whose compiler options apply
   */
  compile(base: string, folders: readonly string[]): Promise<ProgramResult> {
    const config = {
      extends: `./${base}/tsconfig.json`,
      include: [...folders, 'tooling/src/css.d.ts'],
      exclude: ['shell/src/service-worker'],
    };
    this.write('tsconfig.json', JSON.stringify(config));
    return this.run('tsc', '--noEmit');
  }

  run(tool: string, ...words: string[]): Promise<ProgramResult> {
    return this.#spawn(join(repositoryRoot, 'node_modules/.bin', tool), words);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #copy(name: string): void {
    cpSync(join(repositoryRoot, name), this.path(name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !leftBehind.includes(basename(file)),
    });
  }

  #spawn(program: string, words: readonly string[]): Promise<ProgramResult> {
    const child = spawn(program, words, { cwd: this.folder });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
  }
}

export interface ProgramResult {
  readonly code: number | null;
  /** Standard output and error. */
  readonly output: string;
}
