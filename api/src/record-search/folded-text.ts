/** Letters that Unicode does not take apart into a plain letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
};
const unusual = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');
const beyondAscii = /[\u0080-\uffff]/;

/** A text as a search compares it: case and accents do not count. Neither SQLite nor PostgreSQL can do this alike. */
export function foldText(text: string): string {
  // Most of what is searched is plain, and taking it apart would cost more than all the rest.
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(unusual, (letter) => spelledOut[letter] ?? letter);
}
