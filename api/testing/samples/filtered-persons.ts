import fc from 'fast-check';
import { operatorsOf } from 'contract/filter-fields';
import { innsbruckDay } from 'contract/innsbruck-day';
import { personFilterFields } from 'contract/person-filter';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../src/storage/database';
import { generateRecords, generatedStaff } from './generated-records';
import type { GeneratedRecord } from './generated-records';
import { storeGeneratedRecords } from './store-generated-records';

export interface GeneratedPerson {
  readonly id: string;
  readonly household: string | null;
  readonly records: readonly GeneratedRecord[];
}

const kinds: readonly RecordKind[] = [
  ...(['firstTimer', 'secondTimer', 'welfare', 'request', 'profiles'] as const),
];

/** Moments on both sides of midnights in Innsbruck, before and after clocks change. */
const moments = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-01', '2026-10-25', '2026-11-01']
  .map((day) => innsbruckDay(day)?.from ?? day)
  .flatMap((from) => [new Date(Date.parse(from) - 1).toISOString(), from]);

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
              fc.constantFrom(
                ...(field.choices?.slice(0, 20) ?? ['me', 'nobody', generatedStaff[1]]),
              ),
              { minLength: 1, maxLength: 4 },
            ),
    }),
  ),
  { maxLength: 4 },
);

/** Stores persons with a few records each, always the same ones. Of their households, some have one person. */
export async function storePersons(database: Database): Promise<readonly GeneratedPerson[]> {
  const records = generateRecords(7, 600)
    // What waits in quarantine or was erased has no person.
    .filter((one) => kinds.includes(one.kind) && !one.isQuarantined && !one.isLocked)
    .map((one, place) => ({ ...one, createdAt: moments[place % moments.length] ?? '' }));
  await storeGeneratedRecords(database, records);
  const ids = [...new Set(records.flatMap(({ person }) => person ?? []))];
  const persons = ids.map((id, place) => ({
    id,
    household: place % 3 === 0 ? null : `household-${place % 25}`,
    records: records.filter(({ person }) => person === id),
  }));
  const households = new Set(persons.flatMap(({ household }) => household ?? []));
  await database
    .insertInto('households')
    .values(
      [...households].map((id) => ({ id, version: 0, created_at: '2026-01-01T00:00:00.000Z' })),
    )
    .execute();
  const members = persons.flatMap(({ id, household }) =>
    household === null ? [] : [{ person_id: id, household_id: household, joined_from: null }],
  );
  await database.insertInto('household_members').values(members).execute();
  return persons;
}
