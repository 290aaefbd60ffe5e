import { ConfigError } from './config';
import { errorCode } from './error-code';
import type { RunningServer } from './start';
import { DamagedDatabase } from './storage/sqlite';

/**
 * Runs a server as a process: SIGTERM and SIGINT stop it cleanly with 0, also as soon as it listens; a failure
 * ends it with 1.
 */
export function runUntilSignal(start: () => Promise<RunningServer>): void {
  const started = start();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    started.then((server) => server.stop()).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  started.catch(fail);
}

/** One line for the operator. */
export const announce = (line: string): void => void process.stdout.write(`${line}\n`);

/** What an operator can mend is said in words; anything else keeps its stack. */
function fail(error: unknown): never {
  const isMendable =
    error instanceof ConfigError ||
    error instanceof DamagedDatabase ||
    errorCode(error) !== undefined;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isMendable ? message : stack}\n`);
  process.exit(1);
}
