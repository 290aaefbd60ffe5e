/**
 * A whole number for a text, the same for the same text. Others may share it. It has 30 bits: engines keep that
 * many without an object of their own.
 */
export function hashText(text: string): number {
  let hash = 0;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash, 31) + text.charCodeAt(place);
  return hash & 0x3fffffff;
}
