import { spawn } from 'node:child_process';

export interface ServerProcess {
  /** Where it listens. */
  readonly address: string;
  /** Everything it printed so far. */
  readonly printed: () => string;
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void;
  /** The exit code, null after a kill. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts the bundled server in a process of its own. Rejects with what it printed when it ends before it listens.
 * @param wrapper a program that replaces itself by the server, with its words, e.g. a tracer
 */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const bundle = process.env['TEST_SERVER'];
  if (bundle === undefined) throw new Error('Call bundleForTests first.');
  const [program = '', ...words] = [...wrapper, process.execPath, bundle];
  const child = spawn(program, words, {
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
  return { address, printed: () => printed, kill: (signal) => void child.kill(signal), ended };
}
