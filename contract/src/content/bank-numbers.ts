/** A number as machines take it: without space, in capitals. */
export const compactNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** As it is printed: in groups of four. */
export const printIban = (text: string): string =>
  (compactNumber(text).match(/.{1,4}/g) ?? []).join(' ');

/** Whether a text is an IBAN (ISO 13616) without a slip of the pen: its two check digits fit the rest, modulo 97. */
export function isIban(text: string): boolean {
  const number = compactNumber(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4))
    rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/** Whether a text has the form of a BIC (ISO 9362): bank, country, place and, of some, the branch. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(compactNumber(text));
