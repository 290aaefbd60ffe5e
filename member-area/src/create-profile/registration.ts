import { honeypotField } from 'contract/bot-signals';
import { profileBody, profileImage } from 'contract/profile';

/**
 * The body of a registration: the fields of requirements 3 and the picture, each only if it is filled in (requirements
 * 5); also the honeypot.
 */
export function readRegistration(values: FormData): FormData {
  const registration = new FormData();
  for (const name of [...Object.keys(profileBody.properties), profileImage.field, honeypotField]) {
    const value = values.get(name);
    if (value !== null && isFilled(value)) registration.append(name, value);
  }
  return registration;
}

/**
 * Whether the chosen picture exceeds the server's limit. Checked before the upload, because some proxies abort one that
 * is too large without a response.
 */
export function isImageTooLarge(values: FormData): boolean {
  const image = values.get(profileImage.field);
  return image instanceof File && image.size > profileImage.maxBytes;
}

// A browser sends an empty file if none was chosen.
const isFilled = (value: FormDataEntryValue): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.size > 0;
