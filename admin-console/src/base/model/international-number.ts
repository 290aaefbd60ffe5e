import { readPhone } from 'contract/phone-number';
import type { PhoneCountry } from 'contract/phone-number';

/**
 * A telephone number in E.164; undefined also where it is too short or too long for one. Without a country, one that a
 * number does not say is never guessed.
 */
export function internationalNumber(phone: string, country?: PhoneCountry): string | undefined {
  const reading = readPhone(phone, country);
  return reading.state === 'read' && /^\+[1-9]\d{6,14}$/.test(reading.number)
    ? reading.number
    : undefined;
}
