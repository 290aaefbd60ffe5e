import { innsbruckDay, toInnsbruckDay } from 'contract/innsbruck-day';
import { isAlways, monthsOf, previousPeriod, readPeriod } from 'contract/periods';
import type { Period } from 'contract/periods';
import { maxMonths } from 'contract/question-requests';
import type { AnswerList } from 'contract/question-requests';
import type { RecordFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { ArrivalRepository } from './arrival-repository';

/** Who asks, and about when. */
export interface AskedQuestions {
  readonly database: Database;
  /** The sections that the caller may read: answers tell of no other one. */
  readonly kinds: readonly RecordKind[];
  /** As `readPeriod` reads it. */
  readonly period: string;
  /** Whether each answer also has the total of the period before. */
  readonly isCompared: boolean;
  readonly now: Date;
}

/** What the answers to one request share. */
export interface QuestionContext {
  readonly database: Database;
  /** At least one. */
  readonly kinds: readonly RecordKind[];
  readonly period: Period;
  /** Undefined without a comparison. */
  readonly previous: Period | undefined;
  /** YYYY-MM, oldest first. */
  readonly months: readonly string[];
  /** The beginning of the period, and then that of each month, ISO 8601: what arrived before the first month is counted. */
  readonly starts: readonly string[];
  /** The list of what a section got in the period and the filter leaves. */
  readonly toList: (kind: RecordKind, filter?: RecordFilter) => AnswerList;
}

/** Undefined if the period is none. */
export async function makeContext({
  database,
  kinds,
  period: text,
  isCompared,
  now,
}: AskedQuestions): Promise<QuestionContext | undefined> {
  const period = readPeriod(text, now);
  if (period === undefined) return undefined;
  const today = toInnsbruckDay(now);
  const firstDay = isAlways(period) ? await findFirstDay(database, kinds) : period.firstDay;
  const lastDay = period.lastDay < today ? period.lastDay : today;
  const months = firstDay === undefined ? [] : monthsOf({ firstDay, lastDay }).slice(-maxMonths);
  const starts = months.map((month) => later(innsbruckDay(`${month}-01`)?.from ?? '', period.from));
  const within = { field: 'createdAt', operator: 'within', value: text } as const;
  return {
    database,
    kinds,
    period,
    previous: isCompared ? previousPeriod(period, now) : undefined,
    months,
    starts: [period.from, ...starts],
    toList: (kind, filter = []) => ({
      kind,
      filter: [...(isAlways(period) ? [] : [within]), ...filter],
    }),
  };
}

const later = (one: string, other: string) => (one > other ? one : other);

async function findFirstDay(database: Database, kinds: readonly RecordKind[]) {
  const first = await new ArrivalRepository(database).findFirst(kinds);
  return first === undefined ? undefined : toInnsbruckDay(new Date(first));
}
