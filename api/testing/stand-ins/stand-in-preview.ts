import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prints what it was started with and what it read, as a page that names the next service. */
const printing = `let text = ''; process.stdin.on('data', (data) => (text += data)).on('end', () =>
  process.stdout.write('<p>' + process.argv.slice(3).join(' ') + '</p><b data-next-service="Next: {start}"></b>' + text));`;

/** Stands in for a site and for the program that makes its pages, where only previews are asked for. */
export class StandInPreview {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stand-in-preview-'));
  readonly config = { siteDir: this.#folder, sitePublisher: this.path('program.cjs') };

  constructor() {
    this.write(printing);
  }

  /** As it was made. */
  reset(): void {
    rmSync(this.#folder, { recursive: true });
    mkdirSync(this.#folder);
    this.write(printing);
  }

  /** From now on the program is another. It finds the folder as its first word. */
  write(code: string): void {
    writeFileSync(this.config.sitePublisher, code);
  }

  /** It never ends by itself, and says its process' id. */
  linger(): void {
    this.write(`require('fs').writeFileSync(process.argv[2] + '/pid', String(process.pid));
      setInterval(() => undefined, 1000);`);
  }

  /**
   * Waits for the program to have been started, and answers its process' id.
   * @param before the id of an earlier one
   */
  async untilStarted(before?: number): Promise<number> {
    for (;;) {
      const file = this.path('pid');
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
      if (pid > 0 && pid !== before) return pid;
      await new Promise(setImmediate);
    }
  }

  /** Waits for a process to have ended. */
  async untilEnded(pid: number): Promise<void> {
    while (isRunning(pid)) await new Promise(setImmediate);
  }

  /** Lays an empty file into the site's folder. */
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
