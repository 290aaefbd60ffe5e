import fc from 'fast-check';
import { operatorsOf } from 'contract/filter-fields';
import { innsbruckDay } from 'contract/innsbruck-day';
import { personFilterFields } from 'contract/person-filter';
import type { ConsentRecord } from 'contract/consent-record';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../src/storage/database';
import { storedPlain } from '../databases/stored-plain';

/** A record of a generated person. */
export interface GeneratedRecord {
  readonly kind: RecordKind;
  readonly at: string;
  readonly isMerged: boolean;
  /** Null without a review. */
  readonly state: string | null;
  readonly assignee: string | null;
  readonly contact: 'reached' | 'not-reached' | 'noted' | null;
  readonly consent: 'given' | 'withdrawn' | 'none';
  readonly language: string | null;
  readonly country: string;
}

export interface GeneratedPerson {
  readonly id: string;
  readonly household: string | null;
  readonly records: readonly GeneratedRecord[];
}

const kinds = ['firstTimer', 'secondTimer', 'welfare', 'request', 'profiles'] as const;
const staff = ['me-1', 'other-1'];

/** Moments on both sides of midnights in Innsbruck, before and after clocks change. */
const moments = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-01', '2026-10-25', '2026-11-01']
  .map((day) => innsbruckDay(day)?.from ?? day)
  .flatMap((from) => [new Date(Date.parse(from) - 1).toISOString(), from]);

const record: fc.Arbitrary<GeneratedRecord> = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.constantFrom(...moments),
  isMerged: fc.boolean(),
  state: fc.constantFrom(null, 'new', 'in-progress', 'done'),
  assignee: fc.constantFrom(null, ...staff),
  contact: fc.constantFrom(null, null, null, 'reached', 'not-reached', 'noted'),
  consent: fc.constantFrom('none', 'none', 'given', 'withdrawn'),
  language: fc.constantFrom(null, 'de', 'en'),
  country: fc.constantFrom('Austria', 'Nigeria'),
});

/** Persons with a few records each, always the same ones. */
export const generatePersons = (count: number): readonly GeneratedPerson[] =>
  fc
    .sample(
      fc.record({
        household: fc.option(fc.integer({ max: 60, min: 1 }).map((number) => `h${number}`)),
        records: fc.array(record, { minLength: 1, maxLength: 3 }),
      }),
      { numRuns: count, seed: 7 },
    )
    .map((person, place) => ({ id: `p${place}`, ...person }));

/** Any filter of persons. */
export const anyPersonFilter: fc.Arbitrary<RecordFilter> = fc.array(
  fc.constantFrom(...personFilterFields).chain((field) =>
    fc.record({
      field: fc.constant(field.field),
      operator: fc.constantFrom(...operatorsOf(field)),
      value:
        field.type === 'time'
          ? fc.constantFrom('2026-10', '2026', '2026-03-29', 'last-month', 'all')
          : fc.uniqueArray(
              fc.constantFrom(...(field.choices?.slice(0, 20) ?? ['me', 'nobody', 'other-1'])),
              { minLength: 1, maxLength: 4 },
            ),
    }),
  ),
  { maxLength: 4 },
);

/** Stores persons with their records, reviews, contacts and households. */
export async function insertPersons(
  database: Database,
  persons: readonly GeneratedPerson[],
): Promise<void> {
  const at = moments[0] ?? '';
  const households = [...new Set(persons.flatMap(({ household }) => household ?? []))];
  for (const id of households)
    await database.insertInto('households').values({ id, version: 0, created_at: at }).execute();
  for (const { id, household, records } of persons) {
    await database.insertInto('persons').values({ id, version: 0, created_at: at }).execute();
    if (household !== null)
      await database
        .insertInto('household_members')
        .values({ person_id: id, household_id: household, joined_from: null })
        .execute();
    for (const [place, one] of records.entries())
      await insertRecord(database, id, `${id}-${place}`, one);
  }
}

async function insertRecord(
  database: Database,
  person: string,
  id: string,
  one: GeneratedRecord,
): Promise<void> {
  const { kind, at, state, assignee, contact, language } = one;
  const row = {
    ...{ id, created_at: at, updated_at: at, version: 0, linked_version: 0, quarantine: null },
    ...{ merged_into: one.isMerged ? 'another' : null, language },
  };
  const body = JSON.stringify({ fullName: id, country: one.country });
  if (kind === 'profiles')
    await database
      .insertInto('profiles')
      .values({ ...row, body, email: id, password_hash: '', is_admin: 0 })
      .execute();
  else
    await database
      .insertInto('submissions')
      .values({
        ...{ ...row, kind, body: storedPlain(body), idempotency_key: null },
        consent: toConsentText(one, id),
      })
      .execute();
  const link = { record_id: id, kind, person_id: person, at };
  await database.insertInto('person_records').values(link).execute();
  if (state !== null)
    await database
      .insertInto('reviews')
      .values({
        ...{ kind, record_id: id, state, assignee, version: 0 },
        ...{ updated_at: at, updated_by: 'a' },
      })
      .execute();
  if (contact !== null)
    await database
      .insertInto('outreach')
      .values({
        ...{ id: `contact of ${id}`, kind, record_id: id, way: 'hand', at, admin_id: 'a' },
        ...{ request_key: id, outcome: contact === 'noted' ? null : contact },
        ...{ template: null, try_again_on: null, address: null },
        ...{ language: null, sent_at: null, words: null },
      })
      .execute();
}

/** As the server stores it. */
function toConsentText({ consent, at: time }: GeneratedRecord, recordId: string): string | null {
  if (consent === 'none') return null;
  const given = { event: 'given', time } as const;
  const events = consent === 'given' ? [given] : [given, { event: 'withdrawn', time } as const];
  const record: ConsentRecord = {
    ...{ schemaVersion: '1', recordId, time, purposes: ['accompany'], ground: 'consent' },
    // A name that looks like an event is none.
    controller: { name: '"event":"withdrawn"', address: '' },
    notice: { version: '1', hash: 'h', language: 'en' },
    ...{ categories: [], route: '/', events },
  };
  return JSON.stringify(record);
}
