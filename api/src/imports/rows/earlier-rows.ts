import { duplicateKey } from 'contract/duplicate-key';
import { recordEmail, recordPhone } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import type { CheckedRow } from './check-row';
import { hasOneRecord } from './match-row';
import type { RowMatch } from './match-row';
import type { Fields } from './row-faults';

/** What earlier rows of the file say. */
export class EarlierRows {
  private readonly numbers = new Map<string, number>();
  private readonly emails = new Set<string>();

  /**
   * The number of the earlier row that says the same or is about the same record; undefined if there is none. Whose match
   * staff chose says the same as no other row.
   */
  find(kind: RecordKind, row: CheckedRow, found: RowMatch): number | undefined {
    const keys = row.decision?.match === undefined ? toKeys(kind, row) : [];
    const records = 'record' in found ? [found.record.id] : [];
    return [...keys, ...records]
      .map((key) => this.numbers.get(key))
      .find((number) => number !== undefined);
  }

  isTaken(email: string): boolean {
    return this.emails.has(email);
  }

  add(kind: RecordKind, row: CheckedRow, found: RowMatch, fields: Fields): void {
    for (const key of toKeys(kind, row)) this.numbers.set(key, row.number);
    if ('record' in found) this.numbers.set(found.record.id, row.number);
    if (kind === 'profiles') this.emails.add(toLogin(fields));
  }
}

/** Rows with one of these keys in common say the same. */
function toKeys(kind: RecordKind, { fields, read: { createdAt } }: CheckedRow): readonly string[] {
  const all = JSON.stringify([kind, createdAt, fields]);
  // People of one name are not one person, and what arrived at different times was sent more than once.
  const hasContact = recordEmail(fields) !== '' || recordPhone(fields) !== '';
  const isOfPerson = hasOneRecord(kind) && hasContact && createdAt === undefined;
  const person = isOfPerson ? duplicateKey(fields) : undefined;
  return person === undefined ? [all] : [all, `${kind} ${person}`];
}

/** The address with which the member of a profile logs in, lower-cased. */
export const toLogin = (fields: Fields) => String(fields['email']).toLowerCase();
