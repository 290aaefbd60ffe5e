import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ChildServer {
  readonly url: string;
  /** Milliseconds from spawn to the first line of output. */
  readonly startMs: number;
  /** Current resident memory in MiB (Linux). */
  residentMiB(): number;
  /** Peak resident memory in MiB. */
  peakMiB(): number;
  stop(): Promise<void>;
}

/** Starts a server as a child process and waits for its first line of output. */
export async function startChild(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  const port = await freePort();
  const begun = performance.now();
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The servers end with the measurement, whether it succeeds or fails.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await firstOutput(child);
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - begun,
    residentMiB: () => readMiB(child.pid ?? 0, 'VmRSS'),
    peakMiB: () => readMiB(child.pid ?? 0, 'VmHWM'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

function firstOutput(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} at start.`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function readMiB(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}
