import type { ByteRange } from './media-store';

const oneRange = /^bytes=(\d{0,12})-(\d{0,12})$/;

/**
 * Parses a Range header. Returns `whole` if it is absent, unknown or asks for several ranges, as a server may always
 * send all; undefined if the range begins after the end.
 * @param size of the file, in bytes
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
