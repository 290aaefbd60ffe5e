import { BucketRefusal } from './storage/bucket/check-bucket';
import { ConfigError } from './config';
import { DataFolderError } from './storage/data-folder/data-folder-error';
import { DataKeyError } from './storage/encryption/data-key-error';
import { errorCode } from './storage/error-code';
import { PortTakenError } from './start';
import type { RunningServer } from './start';
import { NewerDatabaseError } from './storage/migrate';
import { DamagedDatabase } from './storage/sqlite/sqlite';

/**
 * Runs a server as a process: SIGTERM and SIGINT stop it cleanly with code 0, even during its start; a failure ends it
 * with 1. Its files are readable by its own user only.
 * @param start gets a signal that aborts its waiting
 */
export function runUntilSignal(start: (signal: AbortSignal) => Promise<RunningServer>): void {
  process.umask(0o077);
  const stopping = new AbortController();
  const started = start(stopping.signal);
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    started.then((server) => server.stop()).then(() => process.exit(0), end);
  };
  const end = (error: unknown) => {
    if (error === stopping.signal.reason) process.exit(0);
    fail(error);
  };
  // If nothing keeps the process alive, Node exits with 0, and a service manager would not restart it.
  process.once('beforeExit', () => {
    fail(new Error('The server ended while it was starting or stopping, which is a fault of its.'));
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  started.catch(end);
}

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Errors that an operator can fix are printed as their message; all others keep their stack. */
function fail(error: unknown): never {
  const isMendable =
    error instanceof BucketRefusal ||
    error instanceof ConfigError ||
    error instanceof DamagedDatabase ||
    error instanceof DataFolderError ||
    error instanceof DataKeyError ||
    error instanceof PortTakenError ||
    error instanceof NewerDatabaseError ||
    errorCode(error) !== undefined;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isMendable ? message : stack}\n`);
  process.exit(1);
}
