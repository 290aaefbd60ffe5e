/** Checks that a phone number is international: a plus, then the 7 to 15 digits of E.164, with or without spaces. */
export const isInternationalPhone = (text: string): boolean =>
  /^\+[1-9][0-9]*(?: [0-9]+)*$/.test(text) && /^.{7,15}$/.test(text.replace(/[+ ]/g, ''));

/**
 * Checks the form of one email address, without characters that have a meaning in a mailto link or in an email header.
 */
export const isMailAddress = (text: string): boolean =>
  /^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(text);

/** Checks for two capital letters, the form of an ISO 3166-1 country code. */
export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);
