import type { FileHandle } from 'node:fs/promises';

/** In bytes. Readers look for the end of a PDF there. */
const tail = 1024;

/** Whether a file that begins as a PDF also has a version and ends as one: a file that was cut short does not. */
export async function isWholePdf(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const start = await readAt(file, 0, 8);
  const end = await readAt(file, Math.max(0, size - tail), tail);
  const pointer = /startxref\s{1,4}(\d{1,10})\s{1,4}%%EOF\s*$/.exec(end);
  return /^%PDF-[12]\.\d$/.test(start) && pointer !== null && Number(pointer[1]) < size;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<string> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytes.toString('latin1', 0, bytesRead);
}
