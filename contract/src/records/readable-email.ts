import { toAsciiDomain } from './email-address';

/** A stored address whose domain has letters beyond ASCII. */
const encoded = /^[^\s@]+@[^\s@]*xn--[^\s@]*$/i;

/**
 * Decodes the domain of an email address for display. Any other text stays as it is, and so does a domain in another
 * script than Latin, because some of its letters look like Latin ones.
 */
export function readableEmail(text: string): string {
  if (!encoded.test(text)) return text;
  const [local = '', domain = ''] = text.split('@');
  return `${local}@${domain.split('.').map(readableLabel).join('.')}`;
}

/** The texts by which a search finds an address: the stored form and the decoded one. */
export function searchedEmail(text: string): string {
  const readable = readableEmail(text);
  return readable === text ? text : `${text}\n${readable}`;
}

function readableLabel(label: string): string {
  if (!/^xn--[a-z0-9-]{1,59}$/i.test(label)) return label;
  const letters = decodePunycode(label.slice(4).toLowerCase());
  const isLatin = letters !== undefined && /^[\p{Script=Latin}0-9-]+$/u.test(letters);
  return isLatin && toAsciiDomain(letters) === label.toLowerCase() ? letters : label;
}

/** The parameters of RFC 3492, section 5. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;

/** Decodes a label without its `xn--` (RFC 3492, section 6.2); undefined if it is invalid. */
function decodePunycode(label: string): string | undefined {
  const delimiter = label.lastIndexOf('-');
  const output = Array.from(label.slice(0, Math.max(0, delimiter)));
  let code = 128;
  let place = 0;
  let bias = 72;
  for (let at = delimiter + 1; at < label.length;) {
    const start = place;
    for (let weight = 1, k = base; ; k += base) {
      const digit = parseInt(label.charAt(at++), base);
      if (Number.isNaN(digit)) return undefined;
      // Unlike other encodings, Punycode counts letters before digits.
      const value = digit < 10 ? digit + 26 : digit - 10;
      place += value * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (value < threshold) break;
      weight *= base - threshold;
    }
    const length = output.length + 1;
    bias = adapt(place - start, length, start === 0);
    code += Math.floor(place / length);
    place %= length;
    if (code > 0x10ffff) return undefined;
    output.splice(place++, 0, String.fromCodePoint(code));
  }
  return output.join('');
}

/** Adapts the bias (RFC 3492, section 6.1). */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
