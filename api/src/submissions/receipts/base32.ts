/** Crockford's: no letter looks like another letter or a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five characters of each group stand for 25 bits; so many bytes that nothing is left over are the caller's to give. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let waiting = 0;
  let bits = 0;
  for (const byte of bytes) {
    waiting = (waiting << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(waiting >> (bits - 5)) & 31] ?? '';
    waiting &= 31;
  }
  return text;
}

/** The bytes of a text in this alphabet, in capitals and with the look-alikes of its digits; undefined of others. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (const letter of text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return undefined;
    waiting = ((waiting << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((waiting >> bits) & 255);
  }
  return Buffer.from(bytes);
}
