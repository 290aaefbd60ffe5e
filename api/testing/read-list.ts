import type { JsonPiece } from '../src/storage/record-list';

export async function readText(pieces: AsyncGenerator<JsonPiece>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(Buffer.from(piece));
  return Buffer.concat(chunks).toString();
}

export const readRecords = async (
  pieces: AsyncGenerator<JsonPiece>,
): Promise<Record<string, unknown>[]> =>
  JSON.parse(await readText(pieces)) as Record<string, unknown>[];
