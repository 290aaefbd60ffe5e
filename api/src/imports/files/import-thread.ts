import { parentPort } from 'node:worker_threads';
import { getSystemErrorCode } from '../../storage/worker-process/system-error-code.ts';
import type { ReadAnswer, ReadTask } from './import-reader';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-xlsx.ts';
import { FileRefusal } from './sheet-rows.ts';

/** This thread reads files that staff import. It gets the bytes of a file and answers its rows. */

/** How a ZIP archive begins, which a workbook is; and an old or locked workbook. */
const zip = [0x50, 0x4b, 0x03, 0x04];
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);

async function read({ bytes, sheet, limits }: ReadTask): Promise<ReadAnswer> {
  if (beginsWith(bytes, oldWorkbook)) throw new FileRefusal('unknown-format');
  return beginsWith(bytes, zip) ? readWorkbook(bytes, sheet, limits) : readCsv(bytes, limits);
}

function toAnswer(error: unknown): ReadAnswer | { readonly fault: string } {
  if (error instanceof FileRefusal) return error.file;
  const fault = getSystemErrorCode(error);
  return fault === undefined ? { refused: 'damaged' } : { fault };
}

parentPort?.on('message', (task: ReadTask) => {
  void read(task)
    .catch(toAnswer)
    .then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage({ ready: true });
