import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian-package';

export interface ThrowAwayPostgres {
  /** The URL of its `postgres` database, as in DATABASE_URL. */
  readonly url: string;
  /** Stops the server as an operator would, or kills it as a crash would. Its data remain. */
  interrupt(how: 'stop' | 'kill'): Promise<void>;
  /** Starts it again with the same data and address. */
  resume(): Promise<void>;
  /** Stops it and removes its folder. The same happens if this process ends without a call. */
  stop(): Promise<void>;
}

/**
 * A shell script that executes one-word commands from its input and answers each with a line. It stops the server and
 * removes its folder as soon as its input closes, so even kill -9 of this process leaves nothing. A server cannot start
 * until the last process of a killed one has ended, so the start is retried.
 */
const guard = `
  dir=$1; port=$2; bin=$3; fsync=$4
  control() { "$bin/pg_ctl" -D "$dir/data" -s -w "$@" >>"$dir/log" 2>&1; }
  start() {
    for attempt in 1 2 3 4 5 6 7 8 9 10; do
      control -l "$dir/log" -o "-p $port -k '$dir' -c listen_addresses=127.0.0.1 -c fsync=$fsync -c autovacuum=$fsync" start && return
      sleep 0.2
    done
    return 1
  }
  crash() {
    read -r server <"$dir/data/postmaster.pid"
    kill -9 "$server" $(cat "/proc/$server/task/$server/children" 2>/dev/null)
  }
  while read -r order; do
    case $order in
      start) start ;;
      stop) control -m fast stop ;;
      kill) crash ;;
    esac && echo done || echo failed
  done
  control -m fast stop
  rm -rf "$dir"
`;

/**
 * Starts a PostgreSQL server in a temporary folder. Throws an error that names what is missing. As root it starts the
 * server as an ordinary user, because PostgreSQL refuses root.
 *
 * @param fsync `off` if no test needs data to survive a crash: creating a database then takes a third of the time.
 *   Autovacuum is off then too, so that rows of a reused database are stored in the order of their insertion.
 */
export async function startPostgres(fsync: 'on' | 'off' = 'on'): Promise<ThrowAwayPostgres> {
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
  const child = spawn('sh', ['-c', guard, 'guard', directory, String(port), bin, fsync], {
    ...options,
    cwd: directory,
    // A Ctrl-C at the terminal must not end the guard before its server.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // Neither must keep this process alive if a test forgot to stop the server.
  const answers = child.stdout as Socket;
  answers.unref();
  child.unref();
  const obey = async (word: string) => {
    child.stdin.write(`${word}\n`);
    answers.ref();
    const [answer] = (await once(answers, 'data')) as [Buffer];
    answers.unref();
    if (String(answer) === 'done\n') return;
    throw new Error(`PostgreSQL: ${word} failed; see ${join(directory, 'log')}.`);
  };
  const stop = async () => {
    child.ref();
    child.stdin.end();
    await once(child, 'exit');
  };
  await obey('start').catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    interrupt: obey,
    resume: () => obey('start'),
    stop,
  };
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
    ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(join(folder, name)));
  const found =
    folders.find(isWhole) ?? (installFromDebian('postgresql') ? findBinaries() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The tests of the repositories need PostgreSQL, and initdb was not found in /usr/lib/postgresql/*/bin ' +
      'or in PATH. On Debian: apt-get install postgresql.',
  );
}

/** Undefined if this process is not root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist, so the next one is tried.
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
