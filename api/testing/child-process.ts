import { spawn } from 'node:child_process';

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  readonly printed: () => string;
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void;
  /** The exit code; null after a kill. */
  readonly ended: Promise<number | null>;
}

interface ProcessOptions {
  /** A program that executes the server with its arguments, e.g. a tracer. */
  readonly wrapper?: readonly string[];
  /** The arguments of the server's command line. */
  readonly words?: readonly string[];
}

/** Starts the bundled server in its own process. Rejects with its output if it ends before it listens. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  { wrapper = [], words = [] }: ProcessOptions = {},
): Promise<ServerProcess> {
  const bundle = process.env['TEST_SERVER'];
  if (bundle === undefined) throw new Error('Call bundleForTests first.');
  const [program = '', ...rest] = [...wrapper, process.execPath, bundle, ...words];
  const child = spawn(program, rest, {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /answers at (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    printed: () => printed,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Returns the result of some work after its resources are closed, even if it failed. */
export async function ended<Result>(
  work: Promise<Result>,
  end: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work;
  } finally {
    await end();
  }
}
