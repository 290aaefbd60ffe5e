import { connect } from 'node:net';
import { getHealth } from 'contract/server-requests';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { readMemory } from './server-memory';

/** Result of a flood of abnormal request headers. */
export interface HeaderReport {
  readonly sent: number;
  /** Number of responses by status; `none` for a connection that ended without one. */
  readonly answers: Readonly<Record<string, number>>;
  /** Health checks of another visitor meanwhile that were not 200. */
  readonly failedHealth: number;
  /** The slowest health check in milliseconds. It is reported, not judged, because the machine may be busy. */
  readonly slowestHealth: number;
  /** Resident memory of the server in MiB: before, and the peak. */
  readonly before: number;
  readonly peak: number;
}

const get = `GET ${getHealth.path} HTTP/1.1\r\nHost: a\r\n`;
const spaces = (length: number) => ' '.repeat(length);
const lines = (count: number) => Array.from({ length: count }, (_, n) => `X-${n}: a\r\n`).join('');

/** Each request must be refused, or handled as if the abnormal header were absent. */
const heads: readonly string[] = [
  `${get}Accept-Encoding: a${spaces(15_000)}b\r\n\r\n`,
  `${get}Accept-Encoding: ${'br;q=0.1,'.repeat(110)}br\r\n\r\n`,
  `${get}Accept: ${'text/html,'.repeat(1400)}\r\n\r\n`,
  `${get}Cookie: ${'a=b; '.repeat(3000)}\r\n\r\n`,
  `${get}Authorization: Bearer ${spaces(14_000)}x\r\n\r\n`,
  `${get}X-Forwarded-For: ${'1.1.1.1, '.repeat(1600)}2.2.2.2\r\n\r\n`,
  `${get}${lines(101)}\r\n`,
  `${get}${lines(1900)}\r\n`,
  `${get}Host: b\r\n\r\n`,
  `${get}If-None-Match: ${'"a",'.repeat(4000)}\r\n\r\n`,
  `GET /${'a/'.repeat(7000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET /?${'a=b&'.repeat(3500)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  // This header never ends.
  `${get}X-Slow: a`,
];

const maxAtOnce = 50;

/** In MiB. A header block is 16 KB at most, and fifty arrive at once; the rest is delayed garbage collection. */
const maxMemory = 150;

export const holdsHeaders = ({ answers, failedHealth, before, peak }: HeaderReport): boolean =>
  Object.keys(answers).every((status) => status === '200' || status.startsWith('4')) &&
  failedHealth === 0 &&
  peak - before <= maxMemory;

/** Sends this number of requests, fifty at a time, while checking the server's health. */
export async function floodWithHeaders(count: number): Promise<HeaderReport> {
  const folder = makeDataDir();
  const server = await startProcess({ DATA_DIR: folder });
  try {
    const port = Number(new URL(server.address).port);
    const before = readMemory(server.pid, 'VmRSS');
    const answers: Record<string, number> = {};
    let next = 0;
    const sendInTurn = async () => {
      while (next < count) {
        const status = await exchange(port, heads[next++ % heads.length] ?? '');
        answers[status] = (answers[status] ?? 0) + 1;
      }
    };
    let isOver = false;
    const flood = Promise.all(Array.from({ length: maxAtOnce }, sendInTurn)).finally(() => {
      isOver = true;
    });
    const health = { failedHealth: 0, slowestHealth: 0 };
    while (!isOver) {
      const begun = performance.now();
      const isFine = await fetch(server.address + getHealth.path).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!isFine) health.failedHealth += 1;
      health.slowestHealth = Math.max(health.slowestHealth, Math.round(performance.now() - begun));
    }
    await flood;
    return { sent: count, answers, ...health, before, peak: readMemory(server.pid, 'VmHWM') };
  } finally {
    server.kill('SIGKILL');
    await server.ended;
    removeDataDir(folder);
  }
}

/** Status of the first response on a separate connection. */
function exchange(port: number, head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status === undefined) return;
      resolve(status);
      socket.destroy();
    });
    // A server that refuses early may reset the connection while data still arrives.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve('none'));
  });
}
