import type { Database } from '../../src/storage/database';
import { storedPlain } from '../databases/stored-plain';
import { generatedStaff } from './generated-records';
import type { GeneratedRecord } from './generated-records';

/** Rows that one statement inserts: PostgreSQL takes 65,535 values. */
const rowsPerPiece = 500;

/** Stores generated records with all that belongs to them, and the accounts to which they are assigned. */
export async function storeGeneratedRecords(
  database: Database,
  records: readonly GeneratedRecord[],
): Promise<void> {
  const at = '2025-01-01T00:00:00.000Z';
  const staff = generatedStaff.map((id, index) => ({
    ...{ id, number: 1000 + index, email: `${id}@staff.example.org` },
    ...{ name: index === 0 ? '' : `Name of ${id}`, password_hash: '', created_at: at },
  }));
  await database.insertInto('admins').values(staff).execute();
  const persons = [...new Set(records.flatMap(({ person }) => person ?? []))];
  for (const some of piecesOf(persons))
    await database
      .insertInto('persons')
      .values(some.map((id) => ({ id, version: 0, created_at: at })))
      .execute();
  for (const some of piecesOf(records)) await storePiece(database, some);
}

async function storePiece(database: Database, records: readonly GeneratedRecord[]): Promise<void> {
  const forms = records.filter(({ kind }) => kind !== 'profiles').map(toSubmission);
  const profiles = records.filter(({ kind }) => kind === 'profiles').map(toProfile);
  const reviews = records.flatMap(toReview);
  const contacts = records.flatMap(toContacts);
  const links = records.flatMap(toLink);
  if (forms.length > 0) await database.insertInto('submissions').values(forms).execute();
  if (profiles.length > 0) await database.insertInto('profiles').values(profiles).execute();
  if (reviews.length > 0) await database.insertInto('reviews').values(reviews).execute();
  if (contacts.length > 0) await database.insertInto('outreach').values(contacts).execute();
  if (links.length > 0) await database.insertInto('person_records').values(links).execute();
}

/** The columns that both tables have. */
const toKept = ({ id, createdAt, language, isQuarantined, mergedInto }: GeneratedRecord) => ({
  ...{ id, created_at: createdAt, updated_at: createdAt, version: 0, language },
  quarantine: isQuarantined ? 'honeypot' : null,
  merged_into: mergedInto,
  // The server does not look for the persons of records that have a generated one, or none.
  linked_version: 0,
});

function toSubmission(record: GeneratedRecord) {
  const { kind, body, consent, isLocked, isUrgentByWords } = record;
  const events = [
    ...(consent === 'none' ? [] : ['given']),
    ...(consent === 'withdrawn' ? ['withdrawn'] : []),
  ].map((event) => ({ event, time: record.createdAt }));
  return {
    ...toKept(record),
    kind,
    body: storedPlain(JSON.stringify(body)),
    // A name that looks like an event is none.
    consent:
      events.length === 0
        ? null
        : JSON.stringify({
            controller: { name: '"event":"withdrawn"' },
            schemaVersion: '1',
            events,
          }),
    idempotency_key: null,
    locked_until: isLocked ? '2035-01-01T00:00:00.000Z' : null,
    urgency_hint: isUrgentByWords ? 'words' : null,
    triaged_version: 0,
  };
}

const toProfile = (record: GeneratedRecord) => ({
  ...toKept(record),
  body: JSON.stringify(record.body),
  email: `${record.id}@example.org`,
  password_hash: '',
  is_admin: 0,
});

const toReview = ({ kind, id, createdAt, review }: GeneratedRecord) =>
  review === null
    ? []
    : [{ kind, record_id: id, ...review, version: 0, updated_at: createdAt, updated_by: 'staff' }];

const toContacts = ({ kind, id, contacts }: GeneratedRecord) =>
  contacts.map(({ at, outcome }, index) => ({
    ...{ id: `${id}-contact-${index}`, kind, record_id: id, at, outcome },
    ...{ way: outcome === null ? 'mail' : 'hand', admin_id: generatedStaff[0], template: null },
    ...{ request_key: `${id}-${index}`, try_again_on: null, address: null, language: null },
    ...{ sent_at: null, words: null },
  }));

const toLink = ({ kind, id, createdAt, person }: GeneratedRecord) =>
  person === null ? [] : [{ record_id: id, kind, person_id: person, at: createdAt }];

const piecesOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / rowsPerPiece) }, (_, index) =>
    items.slice(index * rowsPerPiece, (index + 1) * rowsPerPiece),
  );
