import { randomBytes } from 'node:crypto';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { submissions } from 'contract/submissions';
import { getHealth } from 'contract/server-requests';
import { logInAdmin } from 'contract/staff-login-requests';
import { openDatabase } from '../../api/src/storage/database';
import { makeTimeOrderedId } from '../../api/src/storage/time-ordered-id';
import { SubmissionRepository } from '../../api/src/submissions/submission-repository';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { readMemory } from './server-memory';

const admin = { email: 'office@example.org', password: 'only for this endurance test' };

/** In bytes: more than the socket buffers of both sides hold. */
const fileSize = 50_000_000;
const testimonies = 10_000;

/**
 * Maximum growth of the server's memory in MiB: for each reader its buffers and a compressor, for all of them delayed
 * garbage collection.
 */
const most = { each: 0.8, all: 150 };

export interface SlowReaderReport {
  readonly readers: number;
  /** Resident memory of the server in MiB: before, and the peak until all connections were closed. */
  readonly before: number;
  readonly peak: number;
  /** The slowest health check of another visitor meanwhile, in milliseconds. */
  readonly slowestHealth: number;
}

/**
 * Tells whether memory stays within the bound for these readers. Other visitors' times are reported, not judged,
 * because the machine may be busy.
 */
export const isBounded = ({ readers, before, peak }: SlowReaderReport): boolean =>
  peak - before <= most.all + readers * most.each;

/**
 * Lets clients request a list of 50 MB, the same compressed, or a file of 50 MB, and never read. Resolves when the
 * server has closed the last connection.
 */
export async function meetSlowReaders(readers: number): Promise<SlowReaderReport> {
  const folder = makeDataDir();
  const siteDir = join(folder, 'site');
  mkdirSync(join(siteDir, 'files'), { recursive: true });
  writeFileSync(join(siteDir, 'files/long.mp3'), '');
  truncateSync(join(siteDir, 'files/long.mp3'), fileSize);
  await fillTestimonies(folder);
  const server = await startProcess({
    DATA_DIR: folder,
    SITE_DIR: siteDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  try {
    const cookie = await logIn(server.address);
    const before = readMemory(server.pid, 'VmRSS');
    const list = `GET ${submissions.testimony.endpoint} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n`;
    const requests = [
      `${list}\r\n`,
      `${list}Accept-Encoding: br\r\n\r\n`,
      'GET /long.mp3 HTTP/1.1\r\nHost: a\r\n\r\n',
    ];
    const port = Number(new URL(server.address).port);
    const cut = Array.from({ length: readers }, (_, number) =>
      neverRead(port, requests[number % requests.length] ?? ''),
    );
    let isOver = false;
    const all = Promise.all(cut).then(() => (isOver = true));
    let slowestHealth = 0;
    while (!isOver) {
      const begun = performance.now();
      await fetch(server.address + getHealth.path);
      slowestHealth = Math.max(slowestHealth, Math.round(performance.now() - begun));
    }
    await all;
    return { readers, before, peak: readMemory(server.pid, 'VmHWM'), slowestHealth };
  } finally {
    server.kill('SIGKILL');
    await server.ended;
    removeDataDir(folder);
  }
}

/** Resolves when the server has closed the connection. */
function neverRead(port: number, request: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    // A client that does not read learns of the closed connection only when it writes.
    const ask = setInterval(() => socket.write('\r\n'), 500);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(ask);
      resolve();
    });
    socket.pause();
  });
}

async function fillTestimonies(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const repository = new SubmissionRepository(database, () => new Date(), makeTimeOrderedId);
  // Random text hardly compresses; otherwise the list would fit into the socket buffers.
  const body = () => ({ fullName: 'A visitor', message: randomBytes(3700).toString('base64') });
  for (let stored = 0; stored < testimonies; stored += 500) {
    await repository.storeAll(
      Array.from({ length: 500 }, () => repository.stamp({ kind: 'testimony', body: body() })),
    );
  }
  await database.destroy();
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(address + logInAdmin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
