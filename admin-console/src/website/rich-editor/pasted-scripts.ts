const plain = '0123456789+-=()';

const scripts = [
  ['sup, [style*="vertical-align:super" i], [style*="vertical-align: super" i]', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'],
  ['sub, [style*="vertical-align:sub" i], [style*="vertical-align: sub" i]', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'],
] as const;

/** They read the same on the line: `1st`, `[1]`. */
const isFineOnTheLine = (text: string) => /^(?:st|nd|rd|th|\[\w{1,3}\])?$/i.test(text);

/**
 * Writes superscripts and subscripts, which rich texts do not have, in characters of Unicode that read like them: `m²`.
 * @returns whether there are some without such characters, which stand on the line from now on
 */
export function mendScripts(body: HTMLElement): boolean {
  let isLost = false;
  for (const [selector, signs] of scripts)
    for (const element of body.querySelectorAll(selector)) {
      const text = element.textContent.replace(/\s+/g, '');
      if (isFineOnTheLine(text)) continue;
      if (text.split('').every((sign) => signOf(sign, signs) !== undefined)) write(element, signs);
      else isLost = true;
    }
  return isLost;
}

/** Word writes a minus as one of three signs. */
const signOf = (sign: string, signs: string): string | undefined =>
  signs[plain.indexOf(sign.replace(/[\u2212\u2013]/, '-'))];

function write(element: Element, signs: string): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.replace(/\S/g, (sign) => signOf(sign, signs) ?? sign);
  }
}
