/** Removes spaces and converts to capitals, as banking software expects. */
export const compactNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Formats an IBAN in groups of four characters. */
export const printIban = (text: string): string =>
  (compactNumber(text).match(/.{1,4}/g) ?? []).join(' ');

/** Checks the form and the two check digits of an IBAN (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const number = compactNumber(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4))
    rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/** Checks the form of a BIC (ISO 9362): bank, country, place and an optional branch. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(compactNumber(text));
