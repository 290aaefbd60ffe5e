import type { FileHandle } from 'node:fs/promises';

/** Bytes at the end of a PDF in which readers look for its end marker. */
const tail = 1024;

/** Whether a PDF has a version and an end marker, which a truncated file lacks. */
export async function isCompletePdf(file: FileHandle): Promise<boolean> {
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
