import type { ByteRange } from './media-store';

const oneRange = /^bytes=(\d{0,12})-(\d{0,12})$/;

/**
 * The part of a file that a request asks for. `whole` where it asks for none, for several, or in words that are
 * unknown: a server may always send all of it. Undefined where it asks for what lies behind the end.
 * @param size in bytes, of the file
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | undefined {
  const [, from = '', to = ''] = oneRange.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0
      ? undefined
      : { first: Math.max(0, size - last), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first < size ? { first, last } : undefined;
}
