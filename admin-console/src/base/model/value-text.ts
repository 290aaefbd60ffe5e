import * as furtherFields from 'contract/further-fields';
import { readableEmail } from 'contract/readable-email';

/** A value as staff read it, an address with the letters of its domain. */
export const valueText = (value: unknown): string => furtherFields.valueText(value, readableEmail);
