import type { FastifyInstance } from 'fastify';
import { daysAfter, innsbruckDay, toInnsbruckDay, toMonday } from 'contract/innsbruck-day';
import type { RecordKind } from 'contract/review';
import {
  countedWeeks,
  getTodayNumbers,
  numberGroupNames,
  numberGroups,
  promptHours,
} from 'contract/today-numbers-requests';
import type { AnswerNumbers, TodayNumbers } from 'contract/today-numbers-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { serve } from '../../http/serve';
import { NumberRepository } from './number-repository';

/** Milliseconds for which numbers are kept: they are asked for with each visit to Today, and change slowly. */
const keptFor = 60_000;
const hourLength = 3_600_000;

/** The numbers of the last weeks. They are counted for all sections at once; each caller gets those of their own. */
export function serveNumbers(app: FastifyInstance): void {
  let kept: { readonly at: number; readonly counted: Promise<Counted> } | undefined;
  serve(app, getTodayNumbers, async ({ request }) => {
    const now = app.now();
    if (kept === undefined || Math.abs(now.getTime() - kept.at) >= keptFor) {
      const counted = countAll(new NumberRepository(app.database), now);
      kept = { at: now.getTime(), counted };
      // What failed is counted again by the next request.
      counted.catch(() => (kept = undefined));
    }
    const kinds = getKindsWithRight(getRights(request), 'read');
    return toNumbers(await kept.counted, kinds);
  });
}

interface Counted {
  readonly weeks: readonly string[];
  /** Arrivals of each week. */
  readonly arrivals: ReadonlyMap<RecordKind, readonly number[]>;
  /** Hours until the first answer. */
  readonly hours: ReadonlyMap<RecordKind, readonly number[]>;
  readonly firstTimers: NonNullable<TodayNumbers['firstTimers']>;
}

async function countAll(repository: NumberRepository, now: Date): Promise<Counted> {
  const weeks = getWeeks(now);
  const starts = weeks.map((monday) => innsbruckDay(monday)?.from ?? monday);
  const earliest = starts[0] ?? '';
  const arrivals = new Map<RecordKind, number[]>();
  for (const { kind, week, count } of await repository.countArrivals(starts)) {
    const counts = arrivals.get(kind) ?? weeks.map(() => 0);
    counts[week] = count;
    arrivals.set(kind, counts);
  }
  const hours = new Map<RecordKind, number[]>();
  for (const { kind, arrivedAt, answeredAt } of await repository.listAnswered(earliest)) {
    const before = hours.get(kind) ?? [];
    hours.set(kind, before);
    before.push(hoursBetween(arrivedAt, answeredAt));
  }
  const firstTimers = (await repository.listFirstTimers(earliest)).map((one) => ({
    isInTime: one.reachedAt !== null && hoursBetween(one.arrivedAt, one.reachedAt) <= promptHours,
    isOver: hoursBetween(one.arrivedAt, now.toISOString()) > promptHours,
  }));
  const inTime = firstTimers.filter(({ isInTime }) => isInTime).length;
  const total = firstTimers.filter(({ isInTime, isOver }) => isInTime || isOver).length;
  return { weeks, arrivals, hours, firstTimers: { total, inTime } };
}

/** The Mondays of the last weeks in Innsbruck, oldest first. */
function getWeeks(now: Date): readonly string[] {
  const monday = toMonday(toInnsbruckDay(now));
  return Array.from({ length: countedWeeks }, (_, place) =>
    daysAfter(monday, (place + 1 - countedWeeks) * 7),
  );
}

function toNumbers(counted: Counted, kinds: readonly RecordKind[]): TodayNumbers {
  const { weeks, arrivals, firstTimers } = counted;
  const readable = (some: readonly RecordKind[]) => some.filter((kind) => kinds.includes(kind));
  const groups = numberGroupNames.flatMap((group) => {
    const own = readable(numberGroups[group]);
    const sum = (place: number) =>
      own.reduce((total, kind) => total + (arrivals.get(kind)?.[place] ?? 0), 0);
    return own.length === 0 ? [] : [{ group, counts: weeks.map((_, place) => sum(place)) }];
  });
  const help = readable(numberGroups.help);
  return {
    weeks,
    groups,
    ...(kinds.includes('firstTimer') && { firstTimers }),
    answers: toAnswers(counted, kinds),
    ...(help.length > 0 && { helpAnswers: toAnswers(counted, help) }),
  };
}

function toAnswers({ arrivals, hours }: Counted, kinds: readonly RecordKind[]): AnswerNumbers {
  const all = kinds.flatMap((kind) => hours.get(kind) ?? []).sort((one, other) => one - other);
  const total = kinds
    .flatMap((kind) => arrivals.get(kind) ?? [])
    .reduce((sum, count) => sum + count, 0);
  const middle = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]];
  const median = ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2;
  return {
    total,
    answered: all.length,
    medianHours: all.length === 0 ? null : Math.round(median * 10) / 10,
  };
}

const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / hourLength;
