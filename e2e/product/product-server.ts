import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repositoryRoot = join(import.meta.dirname, '../..');
const builtSite = join(repositoryRoot, 'site');

/** The first admin of every server that a journey starts. */
export const admin = { email: 'admin@example.org', password: 'a long enough sample password' };

/** Whose pages a server serves: the built site, which all read, or a copy of its own, which it may damage. */
export type SiteCopy = 'shared' | 'own';

/** The built product, running on a database and a port of its own. */
export class ProductServer {
  readonly origin: string;
  /** Where the api keeps its database and, without a mail server, its mails. */
  readonly dataFolder: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #site: SiteCopy;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number, site: SiteCopy) {
    this.#folder = folder;
    this.#port = port;
    this.#site = site;
    this.dataFolder = join(folder, 'data');
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** @param site A copy has over a thousand files: only who changes the site pays for one. */
  static async create(site: SiteCopy = 'shared'): Promise<ProductServer> {
    const folder = mkdtempSync(join(tmpdir(), 'product-'));
    const server = new ProductServer(folder, await findFreePort(), site);
    // The link to what is live is relative and stays so.
    const options = { recursive: true, verbatimSymlinks: true };
    if (site === 'own') cpSync(builtSite, server.siteFolder, options);
    await server.start();
    return server;
  }

  /**
   * The server's own copy of the built site.
   * @throws Error when it serves the one that all read.
   */
  get siteFolder(): string {
    if (this.#site === 'own') return join(this.#folder, 'site');
    throw new Error('This server serves the built site, which is not its own to change.');
  }

  /** Starts the api and waits until it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.dataFolder,
        SITE_DIR: this.#site === 'own' ? this.siteFolder : builtSite,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
    });
    this.#process = child;
    await this.#untilReady(child);
  }

  /** Asks the api to stop and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const stopped = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await stopped;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    while (child.exitCode === null) {
      const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`The api ended with ${child.exitCode} before it was ready.`);
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The probe was given no port.'));
      });
    });
  });
}
