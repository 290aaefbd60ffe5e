import { honeypotField } from 'contract/bot-signals';
import { profileBody, profileImage } from 'contract/profile';

/**
 * What a registration sends: the fields of requirements 3 and the picture, each only if it was filled in (requirements
 * 5). A robot's also has what only robots fill in.
 */
export function readRegistration(values: FormData): FormData {
  const registration = new FormData();
  for (const name of [...Object.keys(profileBody.properties), profileImage.field, honeypotField]) {
    const value = values.get(name);
    if (value !== null && isFilled(value)) registration.append(name, value);
  }
  return registration;
}

/** Whether the chosen picture is more than the server takes. Some proxies cut such an upload without a word. */
export function isImageTooLarge(values: FormData): boolean {
  const image = values.get(profileImage.field);
  return image instanceof File && image.size > profileImage.maxBytes;
}

// A browser sends an empty file where none was chosen.
const isFilled = (value: FormDataEntryValue): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.size > 0;
