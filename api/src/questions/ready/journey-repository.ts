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
export interface KnownStep {
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
   * to each further step since, with the median of the time between. Steps that nobody reached are absent.
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
    const waited = millisecondsBetween(this.database, sql`started.at`, sql`steps.at`);
    const { rows } = await sql<ReachedStep>`
      with steps as (
        select person_id, case ${step} end as step, created_at as at
          from (
            select person_id, records.kind, created_at
              from (${countedRecords(all.flatMap(({ kinds }) => kinds))}) as records
              join person_records on record_id = id and person_records.kind = records.kind
          ) as linked),
      started as (
        select person_id, min(at) as at from steps where step = ${first.step}
          group by person_id having min(at) >= ${from} and min(at) < ${to}),
      reached as (
        select step, min(${waited}) as waited
          from started join steps on steps.person_id = started.person_id
            and steps.at >= started.at and step <> ${first.step}
          group by steps.person_id, step),
      placed as (select step, waited, ${placedIn(sql`step`)} from reached)
      select step, cast(count(*) as integer) as count, ${median} as "medianMilliseconds"
        from placed group by step
      union all
      select ${sql.lit(first.step)} as step, cast(count(*) as integer) as count,
          cast(null as double precision) as "medianMilliseconds"
        from started`.execute(this.database);
    return rows;
  }
}
