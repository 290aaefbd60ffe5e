import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that prints its arguments and its input as a page with the next service. */
const printing = `let text = ''; process.stdin.on('data', (data) => (text += data)).on('end', () =>
  process.stdout.write('<p>' + process.argv.slice(3).join(' ') + '</p><b data-next-service="Next: {start}"></b>' + text));`;

/** Replaces a site and its publisher program in tests of previews. */
export class StandInPreview {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stand-in-preview-'));
  readonly config = { siteDir: this.#folder, sitePublisher: this.path('program.cjs') };

  constructor() {
    this.write(printing);
  }

  reset(): void {
    rmSync(this.#folder, { recursive: true });
    mkdirSync(this.#folder);
    this.write(printing);
  }

  /** Replaces the program by another one, which gets the folder as its first argument. */
  write(code: string): void {
    writeFileSync(this.config.sitePublisher, code);
  }

  /** Replaces the program by one that never ends and writes its process id. */
  linger(): void {
    this.write(`require('fs').writeFileSync(process.argv[2] + '/pid', String(process.pid));
      setInterval(() => undefined, 1000);`);
  }

  /**
   * Waits until the program has started, and returns its process id.
   * @param before the id of an earlier process
   */
  async untilStarted(before?: number): Promise<number> {
    for (;;) {
      const file = this.path('pid');
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
      if (pid > 0 && pid !== before) return pid;
      await new Promise(setImmediate);
    }
  }

  async untilEnded(pid: number): Promise<void> {
    while (isRunning(pid)) await new Promise(setImmediate);
  }

  /** Creates an empty file in the site's folder. */
  put(file: string): void {
    writeFileSync(this.path(file), '');
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  private path(file: string): string {
    return join(this.#folder, file);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
