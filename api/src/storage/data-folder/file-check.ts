import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SqliteError } from '../sqlite/sqlite-thread';
import { workerFile } from '../worker-process/worker-file';

/** What the process says: SQLite's verdict, or why there is none. */
type Word =
  | { readonly verdict: string }
  | { readonly message: string; readonly code?: string | undefined };

const file = fileURLToPath(workerFile('file-check-worker', import.meta.url));

/** What SQLite says of a file that is damaged. */
const damageCodes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/**
 * Reads all of a SQLite file, beside the server that has it open, and answers whether it is sound. Rejects when it
 * could not be read to its end, or was to stop.
 */
export async function isSound(path: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const child = fork(file, [path], {
    execArgv: [],
    // The secrets of the environment are not its business.
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
