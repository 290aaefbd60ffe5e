import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface ThrowAwayPostgres {
  /** The address of its `postgres` database, as DATABASE_URL has it. */
  readonly url: string;
  /** Stops it and removes its folder. The same happens when this process ends without calling it. */
  stop(): Promise<void>;
}

/** Ends the server and removes its folder as soon as its own input closes: even kill -9 on us leaves nothing. */
const guard = `
  dir=$1; port=$2; bin=$3
  "$bin/postgres" -D "$dir/data" -p "$port" -k "$dir" -c listen_addresses=127.0.0.1 >"$dir/log" 2>&1 &
  server=$!
  cat >/dev/null
  kill -INT $server; wait $server
  rm -rf "$dir"
`;

/**
 * Starts a PostgreSQL server of its own in a temporary folder, with fsync on. Throws an error that says what
 * is missing; under root it runs as an ordinary user, because PostgreSQL refuses root.
 */
export async function startPostgres(): Promise<ThrowAwayPostgres> {
  const bin = findBinaries();
  const user = ordinaryUser();
  const directory = mkdtempSync(join(tmpdir(), 'church-postgres-'));
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const options = { ...user, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  try {
    const words = ['-D', join(directory, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
    execFileSync(join(bin, 'initdb'), [...words, '--locale=C.UTF-8'], {
      ...options,
      stdio: 'pipe',
    });
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const child = spawn('sh', ['-c', guard, 'guard', directory, String(port), bin], {
    ...options,
    cwd: directory,
    // A Ctrl-C at the terminal must not end the guard before its server.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.unref();
  const stop = () => {
    child.ref();
    child.stdin?.end();
    return ended;
  };
  await untilReady(bin, port, directory).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const isWhole = (folder: string) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name)));
  const found =
    folders.find(isWhole) ?? (isRoot() && installPostgres() ? findBinaries() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The tests of the repositories need PostgreSQL, and initdb was not found in /usr/lib/postgresql/*/bin ' +
      'or in PATH. On Debian: apt-get install postgresql.',
  );
}

const isRoot = () => process.getuid?.() === 0;
let isInstallTried = false;

function installPostgres(): boolean {
  if (isInstallTried || !existsSync('/usr/bin/apt-get')) return false;
  isInstallTried = true;
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

/** Undefined when we are an ordinary user ourselves. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user; the next one will do.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** pg_isready waits by itself; it is asked again while the server still begins. */
async function untilReady(bin: string, port: number, directory: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not start; see ${join(directory, 'log')}.`);
}
