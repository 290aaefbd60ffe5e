/**
 * The size of a slice, in bytes: what is handed to a connection at a time, and so the least visible progress of a
 * reader.
 */
export const sliceSize = 64 * 1024;

/** Yields the bytes of a piece in slices that share its memory. */
export function* toSlices(piece: string | Uint8Array): Generator<Uint8Array, void> {
  const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
  for (let start = 0; start < bytes.length; start += sliceSize)
    yield bytes.subarray(start, start + sliceSize);
}
