import { findFilterField } from 'contract/filter-fields';
import type { QuestionAnswer, QuestionKey } from 'contract/question-requests';
import type { RecordKind } from 'contract/review';
import { ArrivalRepository } from './arrival-repository';
import type { ArrivalSum } from './arrival-repository';
import type { QuestionContext } from './question-context';
import { addUpSpellings, sumOf, toShares } from './shares';

type Answered = Promise<QuestionAnswer | undefined>;

/** Answers how many records of a section arrived. */
export async function answerArrivals(
  key: QuestionKey,
  kind: RecordKind,
  context: QuestionContext,
): Answered {
  if (!context.kinds.includes(kind)) return undefined;
  const { period, previous, starts } = context;
  const arrivals = new ArrivalRepository(context.database);
  const counts = await arrivals.sum(kind, starts, period.to);
  const before = previous && (await arrivals.sum(kind, [previous.from], previous.to));
  return {
    key,
    unit: 'count',
    total: sumOf(counts),
    ...(before && { previous: sumOf(before) }),
    months: context.months.map((month, index) => ({ month, count: countAt(counts, index + 1) })),
    list: context.toList(kind),
  };
}

/** Answers what was pledged. What was paid is noted nowhere. */
export async function answerPledges(context: QuestionContext): Answered {
  if (!context.kinds.includes('pledge')) return undefined;
  const { period, previous, starts } = context;
  const arrivals = new ArrivalRepository(context.database);
  const sums = await arrivals.sum('pledge', starts, period.to, 'amount');
  const before = previous && (await arrivals.sum('pledge', [previous.from], previous.to, 'amount'));
  const [count, total] = [sumOf(sums), addEuros(sums)];
  return {
    key: 'pledges',
    unit: 'euros',
    total,
    ...(before && { previous: addEuros(before) }),
    months: context.months.map((month, index) => ({
      month,
      count: countAt(sums, index + 1),
      sum: sums.find(({ place }) => place === index + 1)?.sum ?? 0,
    })),
    details: {
      count,
      average: count === 0 ? null : toWholeCents(total / count),
      largest: count === 0 ? null : Math.max(...sums.map(({ largest }) => largest)),
    },
    list: context.toList('pledge'),
  };
}

/** Answers which programmes people registered for. */
export async function answerRegistrations(context: QuestionContext): Answered {
  const answer = await answerArrivals('registrations', 'programAttendance', context);
  return answer && { ...answer, ...(await shareField(context, 'programAttendance', 'program')) };
}

/** Answers what profiles say in a field. Those that say nothing do not count. */
export async function answerProfileField(
  key: QuestionKey,
  field: 'referral' | 'country',
  context: QuestionContext,
): Answered {
  if (!context.kinds.includes('profiles')) return undefined;
  const { database, previous } = context;
  const found = await shareField(context, 'profiles', field);
  const before =
    previous && (await new ArrivalRepository(database).countValues('profiles', field, previous));
  return {
    key,
    unit: 'count',
    total: sumOf(found.shares) + (found.others ?? 0),
    ...(before && { previous: sumOf(await addUpSpellings(before)) }),
    ...found,
    // A field that all profiles have cannot be filtered by whether it is there.
    list: context.toList(
      'profiles',
      findFilterField('profiles', field)?.isOptional ? [{ field, operator: 'isNotEmpty' }] : [],
    ),
  };
}

/** Answers in which languages people wrote, over all sections that the caller may read. */
export async function answerLanguages({
  database,
  kinds,
  period,
  previous,
}: QuestionContext): Answered {
  const arrivals = new ArrivalRepository(database);
  const counts = await arrivals.countLanguages(kinds, period);
  const before = previous && (await arrivals.countLanguages(kinds, previous));
  return {
    key: 'languages',
    unit: 'count',
    total: sumOf(counts),
    ...(before && { previous: sumOf(before) }),
    ...toShares(counts),
  };
}

async function shareField(
  { database, period, toList }: QuestionContext,
  kind: RecordKind,
  field: string,
) {
  const counts = await new ArrivalRepository(database).countValues(kind, field, period);
  const choices = findFilterField(kind, field)?.choices;
  const spelled = await addUpSpellings(counts);
  const shares = spelled.map(({ value, spellings, count }) => ({
    value,
    count,
    list: toList(kind, [
      choices || spellings.length > 1
        ? { field, operator: 'isAnyOf', value: spellings }
        : { field, operator: 'is', value },
    ]),
  }));
  return toShares(shares);
}

const countAt = (counts: readonly ArrivalSum[], index: number) =>
  counts.find(({ place }) => place === index)?.count ?? 0;

const addEuros = (sums: readonly ArrivalSum[]) =>
  toWholeCents(sums.reduce((total, { sum }) => total + sum, 0));

const toWholeCents = (euros: number) => Math.round(euros * 100) / 100;
