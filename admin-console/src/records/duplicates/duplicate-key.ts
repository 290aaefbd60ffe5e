import { duplicateKeyPhone } from 'contract/phone-number';
import { toLowerCase } from 'contract/text-folding';
import type { AdminRecord } from '../../base/model/admin-record';
import {
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from '../../base/model/record-identity';

/**
 * The key of requirements 5; undefined if e-mail, phone and name are all empty, because a partner alone identifies
 * nobody.
 */
export function duplicateKey(record: AdminRecord): string | undefined {
  const [email, phone, name] = [keyEmail(record), keyPhone(record), keyName(record)];
  if (!email && !phone && !name) return undefined;
  const partner = toLowerCase(recordPartnerName(record));
  const key = `${escapeSeparator(email)}|${phone}|${escapeSeparator(name)}`;
  return partner ? `${key}|${escapeSeparator(partner)}` : key;
}

const keyEmail = (record: AdminRecord) => toLowerCase(recordEmail(record));
const keyPhone = (record: AdminRecord) => duplicateKeyPhone(recordPhone(record));
const keyName = (record: AdminRecord) => toLowerCase(recordName(record));

/** The first part of the key that is not empty: records with the same key share it. '' if there is no key. */
export const getMainDuplicateKey = (record: AdminRecord): string =>
  keyEmail(record) || keyPhone(record) || keyName(record);

/** Without escaping, a name that contains the separator could merge two people. */
const escapeSeparator = (part: string) =>
  part.includes('|') || part.includes('\\') ? part.replace(/[\\|]/g, '\\$&') : part;
