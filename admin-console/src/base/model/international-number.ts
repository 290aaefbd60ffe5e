import { readPhone } from 'contract/phone-number';
import type { PhoneCountry } from 'contract/phone-number';

/**
 * A phone number in E.164; undefined if it is too short or too long. Without `country`, a missing country code is never
 * guessed.
 */
export function internationalNumber(phone: string, country?: PhoneCountry): string | undefined {
  const reading = readPhone(phone, country);
  return reading.state === 'read' && /^\+[1-9]\d{6,14}$/.test(reading.number)
    ? reading.number
    : undefined;
}
