import type { ImportFault } from 'contract/import-faults';
import type { ChosenMatch } from 'contract/import-plan';
import type { MatchCandidate } from 'contract/import-requests';
import type { SamePersonReason } from 'contract/persons';
import { readPhone } from 'contract/phone-number';
import { defaultPhoneCountry } from 'contract/record-traits';
import type { RecordKind } from 'contract/review';
import { isEncrypted } from '../../storage/encryption/field-encryption';
import { toCandidate } from './known-persons';
import type { KnownPerson, KnownRecord } from './known-persons';
import type { Fields } from './row-faults';

/** The persons whom a row may be about, with the reasons. */
export interface MatchedPersons {
  readonly certain: readonly PersonMatch[];
  readonly possible: readonly PersonMatch[];
}

export interface PersonMatch {
  readonly person: string;
  readonly reasons: readonly SamePersonReason[];
}

interface MatchedRow {
  readonly kind: RecordKind;
  readonly fields: Fields;
  /** When it arrived, as the file says, ISO 8601. */
  readonly createdAt?: string | undefined;
  readonly chosen?: ChosenMatch | undefined;
}

/** To whom a row belongs. */
export type RowMatch =
  | {
      readonly match: 'new';
      /** Those who are not the same, because staff said so. */
      readonly others: readonly MatchCandidate[];
    }
  | { readonly match: 'same-person'; readonly found: MatchCandidate }
  | {
      readonly match: 'same-record' | 'unchanged';
      readonly found: MatchCandidate;
      readonly record: KnownRecord;
      /** The fields that change. */
      readonly changed: Fields;
      /** Why they cannot. */
      readonly fault?: ImportFault;
    }
  | {
      readonly match: 'unclear';
      readonly candidates: readonly MatchCandidate[];
      readonly fault?: ImportFault;
    };

/** The sections in which a person has one record, which an import changes. In the others each record is of its own. */
const recordsOfPersons: readonly RecordKind[] = [
  ...(['profiles', 'churchMember', 'partnership'] as const),
  ...(['firstTimer', 'secondTimer', 'newBeliever'] as const),
];

/** Whether a person has one record in this section. */
export const hasOneRecord = (kind: RecordKind): boolean => recordsOfPersons.includes(kind);

/** Finds out to whom a row belongs. Staff decide where it could be several, or is not certain. */
export function matchRow(
  row: MatchedRow,
  { certain, possible }: MatchedPersons,
  persons: ReadonlyMap<string, KnownPerson>,
): RowMatch {
  const found = [...certain, ...possible].flatMap(({ person: id, reasons }) => {
    const person = persons.get(id);
    if (person === undefined) return [];
    const record = findRecord(row, person);
    const isCertain = certain.some((one) => one.person === id);
    return [{ candidate: toCandidate(person, reasons, record), record, isCertain }];
  });
  const candidates = found.map(({ candidate }) => candidate);
  const { chosen } = row;
  if (chosen === 'new' || found.length === 0)
    return chosen === undefined || chosen === 'new'
      ? { match: 'new', others: candidates }
      : { match: 'unclear', candidates, fault: 'no-such-match' };
  const sure = found.filter(({ isCertain }) => isCertain);
  const one = chosen === undefined ? sure[0] : found.find((some) => isChosen(some, chosen));
  if (chosen !== undefined && one === undefined)
    return { match: 'unclear', candidates, fault: 'no-such-match' };
  // A row that says the same and arrived in the same minute is that record, whoever else has the name.
  const same = found.find(({ record }) => record && row.createdAt && isTheSame(row, record));
  if (chosen === undefined && same?.record) return changeRecord(row, same.candidate, same.record);
  if (one === undefined || (chosen === undefined && sure.length > 1))
    return { match: 'unclear', candidates };
  const isFurther = chosen !== undefined && 'person' in chosen;
  return one.record === undefined || isFurther
    ? { match: 'same-person', found: one.candidate }
    : changeRecord(row, one.candidate, one.record);
}

interface Found {
  readonly candidate: MatchCandidate;
  readonly record: KnownRecord | undefined;
}

const isChosen = ({ candidate, record }: Found, chosen: Exclude<ChosenMatch, 'new'>) =>
  'record' in chosen ? record?.id === chosen.record : candidate.person === chosen.person;

/** The record of the person that the row is about; undefined if the row becomes a further one. */
function findRecord(row: MatchedRow, { records }: KnownPerson): KnownRecord | undefined {
  const own = records.filter(({ kind }) => kind === row.kind);
  return (
    own.find((record) => isTheSame(row, record)) ?? (hasOneRecord(row.kind) ? own[0] : undefined)
  );
}

/** Whether a record says the same, and arrived when the row says, if it does. */
function isTheSame({ fields, createdAt }: MatchedRow, record: KnownRecord): boolean {
  // A file may say the time only to the minute.
  const isSameTime = createdAt === undefined || record.at.slice(0, 16) === createdAt.slice(0, 16);
  return isSameTime && Object.keys(pickChanged(record, fields)).length === 0;
}

function changeRecord(
  { kind, fields }: MatchedRow,
  found: MatchCandidate,
  record: KnownRecord,
): RowMatch {
  const changed = pickChanged(record, fields);
  const match = Object.keys(changed).length === 0 ? 'unchanged' : 'same-record';
  const fault = match === 'same-record' ? findFault(kind, record, changed) : undefined;
  return { match, found, record, changed, ...(fault && { fault }) };
}

/**
 * A text that cannot be decrypted would be lost, whoever registered with another's address would read what is known of
 * that person, and the address of a profile is changed by its owner alone.
 */
function findFault(
  kind: RecordKind,
  record: KnownRecord,
  changed: Fields,
): ImportFault | undefined {
  if (Object.values(record.fields).some(isEncrypted)) return 'locked-record';
  if (record.isUnconfirmed) return 'unconfirmed-account';
  return kind === 'profiles' && 'email' in changed ? 'own-email' : undefined;
}

/** The fields that say something else than a record does. Blank ones say nothing. */
const pickChanged = ({ fields: present }: KnownRecord, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSame(name, present[name], value)),
  );

/** Another spelling of the same address or number is no change. */
function isSame(name: string, present: unknown, value: string | number): boolean {
  if (present === value) return true;
  if (typeof present !== 'string' || typeof value !== 'string') return false;
  if (name === 'phone') return toNumber(present) === toNumber(value);
  return /email$/i.test(name) && present.toLowerCase() === value.toLowerCase();
}

function toNumber(phone: string): string {
  const found = readPhone(phone, defaultPhoneCountry);
  return found.state === 'read' ? found.number : phone;
}
