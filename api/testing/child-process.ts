import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  /** Where it listens. */
  readonly address: string;
  /** Everything it printed so far. */
  readonly printed: () => string;
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void;
  /** The exit code, null after a kill. */
  readonly ended: Promise<number | null>;
}

/** Starts src/main.ts in a process of its own. Rejects with what it printed when it ends before it listens. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
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
    void ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)));
  });
  return { address, printed: () => printed, kill: (signal) => void child.kill(signal), ended };
}
