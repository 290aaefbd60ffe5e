import { sql } from 'kysely';
import { journeyStepNames, journeySteps } from 'contract/question-requests';
import type { JourneyStep } from 'contract/question-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { countedRecords } from './counted-records';
import type { TimeSpan } from './counted-records';
import { median, millisecondsBetween, placedIn } from './time-arithmetic';

interface ReachedStep {
  readonly step: JourneyStep;
  readonly count: number;
  readonly medianMilliseconds: number | null;
}

/** A step with those of its sections that the caller may read. */
interface KnownStep {
  readonly step: JourneyStep;
  readonly kinds: readonly RecordKind[];
}

/** The steps of which the caller may read a section. */
export const toKnownSteps = (readable: readonly RecordKind[]): readonly KnownStep[] =>
  journeyStepNames
    .map((step) => ({
      step,
      kinds: journeySteps[step].filter((kind) => readable.includes(kind)),
    }))
    .filter(({ kinds }) => kinds.length > 0);

/** All SQL about the steps that persons take. */
export class JourneyRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the persons whose first record of the first step arrived in a stretch of time, and those of them who have come
   * to each further step since, with the median of the time between. Steps that nobody reached are absent. One pass over
   * the records is enough, and needs no statistics to be fast.
   */
  async count(
    [first, ...further]: readonly [KnownStep, ...KnownStep[]],
    { from, to }: TimeSpan,
  ): Promise<readonly ReachedStep[]> {
    const all = [first, ...further];
    const step = sql.join(
      all.map(
        ({ step: name, kinds }) => sql`when kind in (${sql.join(kinds)}) then ${sql.lit(name)}`,
      ),
      sql` `,
    );
    const waited = millisecondsBetween(this.database, sql`started_at`, sql`at`);
    const { rows } = await sql<ReachedStep>`
      with steps as (
        select person_id, case ${step} end as step, created_at as at
          from (
            select person_id, records.kind, created_at
              from (${countedRecords(all.flatMap(({ kinds }) => kinds))}) as records
              join person_records on record_id = id and person_records.kind = records.kind
          ) as linked),
      started as (
        select person_id, step, at,
            min(case when step = ${first.step} then at end) over (partition by person_id) as started_at
          from steps),
      reached as (
        select step, min(${waited}) as waited from started
          where started_at >= ${from} and started_at < ${to} and at >= started_at
          group by person_id, step),
      placed as (select step, waited, ${placedIn(sql`step`)} from reached)
      select step, cast(count(*) as integer) as count, ${median} as "medianMilliseconds"
        from placed group by step`.execute(this.database);
    return rows;
  }
}
