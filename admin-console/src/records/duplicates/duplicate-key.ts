import { duplicateKeyPhone } from 'contract/phone-number';
import { toLowerCase } from 'contract/text-folding';
import type { AdminRecord } from '../../base/model/admin-record';
import {
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from '../../base/model/record-identity';

/** The key of requirements 5; undefined when e-mail, phone and name are all empty: a partner alone says too little. */
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

/** Two records of one key have this in common; '' where there is no key. */
export const firstKeyPart = (record: AdminRecord): string =>
  keyEmail(record) || keyPhone(record) || keyName(record);

/** Without this, a name that holds the separator could make two different people one. */
const escapeSeparator = (part: string) =>
  part.includes('|') || part.includes('\\') ? part.replace(/[\\|]/g, '\\$&') : part;
