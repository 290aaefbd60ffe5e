import {
  emailFields,
  nameFields,
  partnerNameField,
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from 'contract/record-identity';
import type { Person } from 'contract/person-requests';
import { sectionTitles } from '../../../base/model/fixed-texts';
import type { AdminRecord } from '../../../base/model/admin-record';
import { receivedField, serverOwnedFields } from '../../../base/model/record-fields';
import { peopleTexts } from '../people.texts';

/** The fields that identify a person, which sections call differently. */
const identity = new Set<string>([...nameFields, partnerNameField, ...emailFields, 'phone']);

/**
 * A person as one record for a comparison: all names, addresses and numbers, each once, and of every other field what
 * was said last.
 */
export function toComparedPerson({ entries, lastAt }: Person): AdminRecord {
  const records: readonly AdminRecord[] = entries.map(({ record }) => record);
  const others: Record<string, unknown> = {};
  for (const record of records)
    for (const [field, value] of Object.entries(record))
      if (!identity.has(field) && !serverOwnedFields.has(field) && isSaid(value))
        others[field] ??= value;
  return {
    [receivedField]: lastAt,
    fullName: distinct(records.flatMap((one) => [recordName(one), recordPartnerName(one)])),
    email: distinct(records.map(recordEmail)),
    phone: distinct(records.map(recordPhone)),
    [peopleTexts.sections]: distinct(entries.map(({ kind }) => sectionTitles[kind])),
    ...others,
  };
}

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

const distinct = (values: readonly string[]): string =>
  [...new Set(values.filter(Boolean))].join('\n');
