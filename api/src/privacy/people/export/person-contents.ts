import { sql } from 'kysely';
import { readConsent } from 'contract/consent-record';
import type { ConsentRecord } from 'contract/consent-record';
import type { PartnerField, PersonExportRequest } from 'contract/people-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { parseNote } from '../../../storage/encryption/encrypted-fields';
import { mergedBody } from '../../../review/merges/merge-repository';
import { noteBody } from '../../../review/contact-history/record-note-repository';
import { profileRecord, submissionRecord } from '../../../storage/records/record-source';
import { toUrgencyReason } from '../../../review/urgency/urgency-reason';
import type { UrgencyHint } from '../../../review/urgency/urgency-reason';
import type { Database } from '../../../storage/database';
import {
  contactHistoryColumns,
  loadAddressContents,
  replyColumns,
  toReplyContents,
  withEmailText,
} from './address-contents';
import type { AddressContents, ReplyContents } from './address-contents';
import { readEntryContents } from './entry-contents';
import type { EntryContents } from './entry-contents';
import { readJoinedPersons } from './joined-persons';
import type { JoinedPerson } from './joined-persons';
import { findChosenRecords } from '../chosen-records';
import type { ChosenRecords } from '../chosen-records';
import { listAuditEntries } from '../audit-entries';
import type { NotedEntry } from '../audit-entries';

/** The data about one record. It names no staff member. */
export interface RecordContents extends EntryContents {
  readonly kind: RecordKind;
  readonly record: ReviewedRecord;
  /** The language of the page that sent it. */
  readonly language?: string;
  readonly consent?: ConsentRecord;
  /** Why its category or its words suggest that it is urgent. */
  readonly urgencyHint?: string;
  /** When whoever is on call was told of it. */
  readonly alertedAt?: string;
  readonly review?: {
    readonly state: string;
    readonly urgency: string | null;
    readonly snoozedUntil: string | null;
    readonly updatedAt: string;
  };
  readonly notes: readonly { readonly at: string; readonly note: string }[];
  /** The contact history, with what emails said. */
  readonly outreach: readonly ContactHistoryContents[];
  /** Replies by email to our staff. */
  readonly replies: readonly ReplyContents[];
  readonly merges: readonly MergeContents[];
  readonly hold?: { readonly reason: string; readonly heldAt: string; readonly until: string };
}

export type ContactHistoryContents = Readonly<
  Record<'way' | 'at', string> &
    Record<'template' | 'to' | 'sentAt' | 'subject' | 'text', string | null>
>;

interface MergeContents {
  readonly at: string;
  readonly undoneAt: string | null;
  /** The survivor's text before the merge. */
  readonly before?: unknown;
}

export interface PersonContents extends AddressContents {
  readonly records: readonly RecordContents[];
  readonly persons: readonly JoinedPerson[];
  readonly auditEntries: readonly NotedEntry[];
}

/** The content of `data.json`, from which the readable page is made as well. */
export interface PersonData extends PersonContents {
  readonly exportedAt: string;
  readonly pictures: readonly string[];
}

interface ReadContents {
  readonly contents: PersonContents;
  readonly chosen: ChosenRecords;
}

/** Reads all data about a person: about the chosen records and the address. */
export async function loadPersonContents(
  database: Database,
  { email, records }: Pick<PersonExportRequest, 'email' | 'records'>,
): Promise<ReadContents> {
  const chosen = await findChosenRecords(database, records);
  const named = [email ?? [], chosen.profiles.map((profile) => profile.email)].flat();
  const emails = [...new Set(named.map((one) => one.toLowerCase()))].sort();
  const contents = {
    records: await readRecords(database, chosen),
    persons: await readJoinedPersons(
      database,
      [...chosen.submissions, ...chosen.profiles].map(idOf),
    ),
    ...(await loadAddressContents(database, chosen, emails)),
    auditEntries: await listAuditEntries(database, chosen),
  };
  return { contents, chosen };
}

/** Maps records to the partner whose name is left out. */
export const getRedactions = ({
  records,
}: Pick<PersonExportRequest, 'records'>): ReadonlyMap<string, PartnerField> =>
  new Map(records.flatMap(({ _id, redact }) => (redact === undefined ? [] : [[_id, redact]])));

async function readRecords(
  database: Database,
  { submissions, profiles }: ChosenRecords,
): Promise<readonly RecordContents[]> {
  const ids = [...submissions, ...profiles].map(({ id }) => id);
  const kinds = [...new Set([...submissions, ...profiles].map(({ kind }) => kind))];
  if (ids.length === 0) return [];
  const rows = await readRows(database, submissions.map(idOf), profiles.map(idOf));
  const reviews = await database
    .selectFrom('reviews')
    .select(['kind', 'record_id', 'state', 'urgency', 'snoozed_until as snoozedUntil'])
    .select('updated_at as updatedAt')
    // The kind is the first column of both tables' keys.
    .where('kind', 'in', kinds)
    .where('record_id', 'in', ids)
    .execute();
  const merges = await database
    .selectFrom('merge_records')
    .innerJoin('merges', 'merges.id', 'merge_records.merge_id')
    .select(['record_id', 'created_at as at', 'undone_at as undoneAt'])
    .select(mergedBody.as('body'))
    .where('record_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const holds = await database
    .selectFrom('retention_holds')
    .select(['kind', 'record_id', 'reason', 'held_at as heldAt', 'until'])
    .where('kind', 'in', kinds)
    .where('record_id', 'in', ids)
    .execute();
  const notes = await database
    .selectFrom('record_notes')
    .select(['kind', 'record_id', 'at', noteBody.as('note')])
    .where('record_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const outreach = await database
    .selectFrom('outreach')
    .select(['kind', 'record_id', ...contactHistoryColumns])
    .where('record_id', 'in', ids)
    .orderBy('at')
    .execute();
  const replies = await database
    .selectFrom('replies')
    .select(['kind', 'record_id', ...replyColumns])
    .where('record_id', 'in', ids)
    .orderBy('at')
    .execute();
  const entryOf = await readEntryContents(database, ids);
  const alerts = await database
    .selectFrom('urgent_alerts')
    .select(['kind', 'record_id', 'raised_at as alertedAt'])
    .where('kind', 'in', kinds)
    .where('record_id', 'in', ids)
    .execute();
  return rows.map(({ kind, record: text, language, urgencyHint, consent: column }) => {
    const record = JSON.parse(text) as ReviewedRecord;
    const isOfIt = (one: { record_id: string; kind?: string }) =>
      one.record_id === record._id && (one.kind ?? kind) === kind;
    const review = reviews.find(isOfIt);
    const hold = holds.find(isOfIt);
    const alert = alerts.find(isOfIt);
    const consent = readConsent(column ?? undefined);
    return {
      kind,
      record,
      ...(language !== null && { language }),
      ...(consent && { consent }),
      ...(urgencyHint !== null && { urgencyHint: toUrgencyReason(urgencyHint, record) }),
      ...(alert && { alertedAt: alert.alertedAt }),
      ...(review && { review: withoutKeys(review) }),
      ...(hold && { hold: withoutKeys(hold) }),
      notes: notes.filter(isOfIt).map(({ at, note }) => ({ at, note: parseNote(note) })),
      outreach: outreach.filter(isOfIt).map(withoutKeys).map(withEmailText),
      replies: replies.filter(isOfIt).map(withoutKeys).map(toReplyContents),
      ...entryOf(kind, record._id),
      merges: merges.filter(isOfIt).map(({ at, undoneAt, body }) => ({
        at,
        undoneAt,
        ...(body !== null && { before: JSON.parse(body) as unknown }),
      })),
    };
  });
}

const idOf = ({ id }: { readonly id: string }) => id;

function withoutKeys<Row extends { kind: string; record_id: string }>(
  row: Row,
): Omit<Row, 'kind' | 'record_id'> {
  const { kind: _kind, record_id: _id, ...rest } = row;
  return rest;
}

interface ReadRow {
  readonly kind: RecordKind;
  readonly record: string;
  readonly language: string | null;
  readonly urgencyHint: UrgencyHint | null;
  readonly consent: string | null;
}

/** Submissions are in the order of their arrival, profiles come last. */
async function readRows(
  database: Database,
  submissions: readonly string[],
  profiles: readonly string[],
) {
  const isOne = (ids: readonly string[]) =>
    ids.length === 0 ? sql`1 = 0` : sql`id in (${sql.join(ids)})`;
  const { rows: sent } = await sql<ReadRow>`
    select kind, ${submissionRecord} as record, language, urgency_hint as "urgencyHint",
        cast(consent as text) as consent
      from submissions where ${isOne(submissions)} order by seq`.execute(database);
  const { rows: members } = await sql<{ record: string }>`
    select ${profileRecord} as record from profiles
      where ${isOne(profiles)} order by seq`.execute(database);
  return [
    ...sent,
    // The language of a profile is exported with its login.
    ...members.map(({ record }) => ({
      ...{ kind: 'profiles' as const, record, language: null, urgencyHint: null, consent: null },
    })),
  ];
}
