/** In bytes: what is handed to a connection at a time, and so the least progress of a reader that can be seen. */
export const sliceSize = 64 * 1024;

/** The bytes of a piece in slices that share its memory. */
export function* toSlices(piece: string | Uint8Array): Generator<Uint8Array, void> {
  const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
  for (let start = 0; start < bytes.length; start += sliceSize)
    yield bytes.subarray(start, start + sliceSize);
}
