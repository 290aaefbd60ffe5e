import { randomFillSync } from 'node:crypto';

/** Makes an id that cannot be guessed and never repeats. */
export type IdMaker = () => string;

const tailBytes = 10;
/** Random bytes for many ids: a request to the system for each would cost more than the rest. */
const random = Buffer.alloc(tailBytes * 512);
let used = random.length;

/**
 * Makes a version 7 UUID: milliseconds, then 74 random bits, so it cannot be guessed. Ids that grow with time are
 * stored side by side; fully random ones would dirty an index page for each row.
 */
export function makeTimeOrderedId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const time = Date.now().toString(16).padStart(12, '0');
  const tail = random.toString('hex', used, used + tailBytes);
  const variant = '89ab'[(random[used] ?? 0) & 3] ?? '8';
  used += tailBytes;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(2, 5)}-${variant}${tail.slice(5, 8)}-${tail.slice(8)}`;
}
