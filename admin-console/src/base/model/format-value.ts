import * as furtherFields from 'contract/further-fields';
import { readableEmail } from 'contract/readable-email';

/** A value for display. E-mail addresses show the domain's letters instead of Punycode. */
export const formatValue = (value: unknown): string =>
  furtherFields.formatValue(value, readableEmail);
