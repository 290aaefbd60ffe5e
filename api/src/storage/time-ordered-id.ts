import { randomFillSync } from 'node:crypto';

const random = Buffer.alloc(10 * 512);
let used = random.length;

/**
 * Makes a version 7 UUID: milliseconds, then 74 random bits, so nobody guesses one. Ids that grow with time
 * are stored side by side; fully random ones would dirty an index page for each row.
 */
export function makeTimeOrderedId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const tail = random.toString('hex', used, used + 10);
  const variant = '89ab'[(random[used + 9] ?? 0) & 3] ?? '8';
  used += 10;
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${variant}${tail.slice(3, 6)}-${tail.slice(6, 18)}`;
}
