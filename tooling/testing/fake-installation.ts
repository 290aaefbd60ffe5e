import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { existsSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const repositoryRoot = join(__dirname, '../..');

/** Step at which a program stops and waits to be killed. */
type Step = 'publish' | 'restart' | 'start';

const holdAt = (step: Step) => `
import * as files from 'node:fs';
if (files.existsSync('hold') && files.readFileSync('hold', 'utf8') === '${step}') {
  files.writeFileSync('held', '');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}`;

/** Stops the running server and starts the release that `current` names, like a service manager. */
const restart = `${holdAt('restart')}
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const isRunning = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
const pid = existsSync('pid') ? Number(readFileSync('pid', 'utf8')) : 0;
if (pid !== 0 && isRunning(pid)) process.kill(pid, 'SIGKILL');
while (pid !== 0 && isRunning(pid)) await sleep(20);
const child = spawn(process.execPath, ['current/start.mjs'], { detached: true, stdio: 'ignore' });
writeFileSync('pid', String(child.pid));
child.unref();
`;

const healthyStart = `${holdAt('start')}
import { createServer } from 'node:http';
import { basename } from 'node:path';
createServer((request, response) => response.end(basename(import.meta.dirname)))
  .listen(process.env.PORT, '127.0.0.1');
`;

const publisher = `${holdAt('publish')}
files.writeFileSync(process.argv[2] + '/current/snapshot.json', files.readFileSync(0));
`;

interface FakeRelease {
  /** Code of its start.mjs. By default a server that answers every request with the release's name. */
  readonly start?: string;
}

/** An installation of the archive's releases on a server; they are tiny except for their upgrade.mjs. */
export class FakeInstallation {
  readonly folder = mkdtempSync(join(tmpdir(), 'installation-'));
  readonly #archives = mkdtempSync(join(tmpdir(), 'archives-'));
  #port = 0;

  async prepare(): Promise<void> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    server.close();
    await once(server, 'close');
    mkdirSync(join(this.folder, 'releases'));
    writeFileSync(join(this.folder, 'restart.mjs'), restart);
  }

  pack(name: string, { start = healthyStart }: FakeRelease = {}): string {
    const release = join(this.#archives, name);
    const write = (file: string, content: string) => writeFileSync(join(release, file), content);
    mkdirSync(join(release, 'site/sets/1'), { recursive: true });
    mkdirSync(join(release, `site/assets/shell/${name}`), { recursive: true });
    mkdirSync(join(release, 'tooling/dist'), { recursive: true });
    symlinkSync('sets/1', join(release, 'site/current'));
    write('site/current/state.json', JSON.stringify({ packages: { shell: { stable: name } } }));
    write(`site/assets/shell/${name}/main.js`, name);
    write('tooling/dist/publish-content.js', publisher);
    write('package.json', JSON.stringify({ type: 'module' }));
    write('start.mjs', start);
    for (const file of ['archive/upgrade.mjs', 'node-runtime.mjs']) {
      cpSync(join(repositoryRoot, 'tooling', file), join(release, basename(file)));
    }
    const archive = join(this.#archives, `${name}.tar.gz`);
    execFileSync('tar', ['-czf', archive, '-C', this.#archives, name]);
    return archive;
  }

  unpack(archive: string): void {
    execFileSync('tar', ['-xzf', archive, '-C', join(this.folder, 'releases')]);
  }

  /** Starts the server as an operator does for the first time. */
  restart(): void {
    execFileSync(process.execPath, ['restart.mjs'], { cwd: this.folder, env: this.#environment });
  }

  /** Runs upgrade.mjs of a release, `current` or a name, to its end. */
  async upgrade(release: string, ...words: string[]) {
    const child = this.#start(release, words);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  /** Kills an upgrade, with its child processes, in the middle of a step. */
  async upgradeUntilKilled(step: Step, ...words: string[]): Promise<void> {
    const inFolder = (file: string) => join(this.folder, file);
    writeFileSync(inFolder('hold'), step);
    const watcher = watch(this.folder);
    const child = this.#start('current', words);
    let hasEnded = false;
    const ended = once(child, 'exit').then(() => (hasEnded = true));
    while (!existsSync(inFolder('held'))) {
      if (hasEnded) throw new Error(`The upgrade has ended before its step ${step}.`);
      await Promise.race([once(watcher, 'change'), ended]);
    }
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    watcher.close();
    await ended;
    for (const file of ['hold', 'held']) rmSync(inFolder(file));
  }

  #start(release: string, words: readonly string[]): ChildProcess {
    const parent = release === 'current' ? this.folder : join(this.folder, 'releases');
    return spawn(process.execPath, [join(parent, release, 'upgrade.mjs'), ...words], {
      env: this.#environment,
      cwd: this.folder,
      detached: true,
    });
  }

  /** Name of the release that answers, or undefined if none does. */
  async answering(): Promise<string | undefined> {
    const response = await fetch(this.#health).catch(() => undefined);
    return response?.text();
  }

  target(link: 'current' | 'previous'): string {
    return basename(readlinkSync(join(this.folder, link)));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  remove(): void {
    const pid = Number(this.read('pid'));
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // A release that died at its start has already ended.
    }
    for (const folder of [this.folder, this.#archives]) rmSync(folder, { recursive: true });
  }

  get #health(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  get #environment() {
    const { PATH, HOME } = process.env;
    const own = { PORT: String(this.#port), HEALTH: this.#health, PATIENCE: '10000' };
    return { PATH, HOME, RESTART: `${process.execPath} restart.mjs`, ...own };
  }
}
