import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SqliteError } from '../sqlite/sqlite-thread';
import { workerFile } from '../worker-process/worker-file';

/** The message of the process: SQLite's verdict, or why there is none. */
type Word =
  | { readonly verdict: string }
  | { readonly message: string; readonly code?: string | undefined };

const file = fileURLToPath(workerFile('file-check-worker', import.meta.url));

/** SQLite's codes for a damaged file. */
const damageCodes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/**
 * Checks a whole SQLite file while the server has it open, and returns whether it is sound. Rejects when the check
 * could not finish or was aborted.
 */
export async function isSound(path: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const child = fork(file, [path], {
    execArgv: [],
    // The process needs none of the secrets in the environment.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  let word: Word = { message: 'The check of the file ended before its end.' };
  child.on('message', (said: Word) => (word = said));
  child.on('error', ({ message }) => (word = { message }));
  await new Promise((resolve) => child.once('close', resolve));
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if ('verdict' in word) return word.verdict === 'ok';
  const { message, code } = word;
  if (damageCodes.some((damage) => code?.startsWith(damage))) return false;
  throw new SqliteError(message, code);
}
