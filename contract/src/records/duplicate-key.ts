import { toLowerCase } from '../text-folding';
import { recordEmail, recordName, recordPartnerName, recordPhone } from './record-identity';
import type { AnyRecord } from './record-identity';

/**
 * The key of requirements 5; undefined if e-mail, phone and name are all empty, because a partner alone identifies
 * nobody.
 */
export function duplicateKey(record: AnyRecord): string | undefined {
  const [email, phone, name] = [keyEmail(record), keyPhone(record), keyName(record)];
  if (!email && !phone && !name) return undefined;
  const partner = toLowerCase(recordPartnerName(record));
  const key = `${escapeSeparator(email)}|${phone}|${escapeSeparator(name)}`;
  return partner ? `${key}|${escapeSeparator(partner)}` : key;
}

const keyEmail = (record: AnyRecord) => toLowerCase(recordEmail(record));
/** The digits as typed: two spellings of one number give two keys, and possible matches find those. */
const keyPhone = (record: AnyRecord) => recordPhone(record).replace(/\D+/g, '');
const keyName = (record: AnyRecord) => toLowerCase(recordName(record));

/** The first part of the key that is not empty: records with the same key share it. '' if there is no key. */
export const getMainDuplicateKey = (record: AnyRecord): string =>
  keyEmail(record) || keyPhone(record) || keyName(record);

/** Without escaping, a name that contains the separator could merge two people. */
const escapeSeparator = (part: string) =>
  part.includes('|') || part.includes('\\') ? part.replace(/[\\|]/g, '\\$&') : part;
