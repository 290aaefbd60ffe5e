import { answeredSections, journeySteps } from 'contract/question-requests';
import type { AnswerList, QuestionAnswer, QuestionKey } from 'contract/question-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { generateRecords, generatedUntil } from '../../../testing/samples/generated-records';
import { SlowQuestions } from '../../../testing/samples/slow-questions';
import type { Days } from '../../../testing/samples/slow-questions';
import { storeGeneratedRecords } from '../../../testing/samples/store-generated-records';
import { answerQuestions } from './ready-questions';

const now = generatedUntil;
const isFull = process.env['TEST_FULL'] !== undefined;

/** Periods with the days that they and their comparisons have on the day of `now`. */
const periods: readonly (readonly [string, Days, Days | undefined])[] = [
  ['all', { first: '0000', last: '9999' }, undefined],
  [
    'this-month',
    { first: '2026-11-01', last: '2026-11-30' },
    { first: '2026-10-01', last: '2026-10-16' },
  ],
  [
    '2026-10',
    { first: '2026-10-01', last: '2026-10-31' },
    { first: '2026-09-01', last: '2026-09-30' },
  ],
  [
    'last-year',
    { first: '2025-01-01', last: '2025-12-31' },
    { first: '2024-01-01', last: '2024-12-31' },
  ],
  [
    '2026-03-29..2026-10-25',
    { first: '2026-03-29', last: '2026-10-25' },
    { first: '2025-08-30', last: '2026-03-28' },
  ],
];

/** Callers by the sections that they may read. */
const callers: readonly (readonly RecordKind[])[] = [
  recordKinds,
  ['pledge', 'partnership'],
  ['firstTimer', 'secondTimer', 'newBeliever', 'churchMember', 'programAttendance'],
  ['secondTimer', 'profiles'],
  ['welfare', 'profiles'],
];

describe.each(bothDatabases)('on %s', (databaseKind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await makeDatabase(databaseKind);
  });
  afterAll(() => test.remove());

  it.each(isFull ? [1, 2, 3, 4, 5, 6, 7, 8] : [1])(
    'equals a reference that goes through all records of the seed %i',
    async (seed) => {
      await test.empty();
      const records = generateRecords(seed, 800);
      await storeGeneratedRecords(test.database, records);
      for (const kinds of callers)
        for (const [period, days, before] of periods) {
          const reference = new SlowQuestions(records, kinds, now);
          const asked = { database: test.database, kinds, period, isCompared: true, now };
          const answers = (await answerQuestions(asked)) ?? [];
          const about = `${kinds.join()} ${period}`;
          expect([about, answers.map(({ key }) => key)]).toEqual([about, keysFor(kinds)]);
          for (const answer of answers)
            expect([about, summarize(answer)]).toEqual([
              about,
              expected(answer.key, reference, days, before),
            ]);
          for (const [list, count] of listsOf(answers))
            expect([about, list, count]).toEqual([about, list, reference.countList(list)]);
        }
    },
  );
});

/** The questions that may be answered to somebody who may read these sections. */
function keysFor(kinds: readonly RecordKind[]): readonly QuestionKey[] {
  const may = (...needed: readonly RecordKind[]) => needed.some((kind) => kinds.includes(kind));
  const known = Object.values(journeySteps).filter((step) => may(...step));
  const answered = may(...answeredSections);
  return [
    ...(may('firstTimer') ? (['firstTimers'] as const) : []),
    ...(known.length > 1 ? (['journey'] as const) : []),
    ...(answered ? (['neverContacted', 'answeredWithin'] as const) : []),
    ...(may('pledge') ? (['pledges'] as const) : []),
    ...(may('partnership') ? (['partnerships'] as const) : []),
    ...(may('programAttendance') ? (['registrations'] as const) : []),
    ...(may('testimony') ? (['testimonies'] as const) : []),
    ...(may('profiles') ? (['heardFrom', 'countries'] as const) : []),
    ...(['languages', 'openByAssignee'] as const),
  ];
}

/** The numbers of an answer, as `expected` has them. */
function summarize({ key, total, previous, months, shares, others = 0, ...rest }: QuestionAnswer) {
  const named = ['openByAssignee', 'languages', 'neverContacted'].includes(key);
  const { steps, details } = rest;
  return {
    total,
    previous,
    months: months && withoutZeros(months.map(({ month, count, sum }) => [month, sum ?? count])),
    shares: named
      ? withoutZeros((shares ?? []).map(({ value, count }) => [value, count]))
      : shares && others + sumOf(shares.map(({ count }) => count)),
    steps: steps && Object.fromEntries(steps.map(({ step, ...one }) => [step, one])),
    details,
  };
}

function expected(
  key: QuestionKey,
  slow: SlowQuestions,
  days: Days,
  before: Days | undefined,
): ReturnType<typeof summarize> {
  const none = { months: undefined, shares: undefined, steps: undefined, details: undefined };
  const compare = (count: (some: Days) => number | null) => ({
    ...none,
    total: count(days),
    previous: before && count(before),
  });
  const arrivals = (kind: RecordKind) => ({
    ...compare((some) => slow.countArrivals(kind, some)),
    months: slow.countMonths(kind, days),
  });
  const profileField = (field: string) => {
    const counts = compare((some) => slow.countWith('profiles', field, some));
    return { ...counts, shares: counts.total ?? 0 };
  };
  const timeless = (shares: Readonly<Record<string, number>>) => ({
    ...none,
    total: sumOf(Object.values(shares)),
    previous: undefined,
    shares,
  });
  switch (key) {
    case 'firstTimers':
      return arrivals('firstTimer');
    case 'partnerships':
      return arrivals('partnership');
    case 'testimonies':
      return arrivals('testimony');
    case 'registrations':
      return {
        ...arrivals('programAttendance'),
        shares: slow.countArrivals('programAttendance', days),
      };
    case 'heardFrom':
      return profileField('referral');
    case 'countries':
      return profileField('country');
    case 'languages': {
      const counts = compare((some) => sumOf(Object.values(slow.countLanguages(some))));
      return { ...counts, shares: slow.countLanguages(days) };
    }
    case 'openByAssignee':
      return timeless(slow.countOpen());
    case 'neverContacted':
      return timeless(slow.countNeverContacted());
    case 'pledges': {
      const amounts = slow.listAmounts(days);
      const [count, largest] = [amounts.length, amounts.length > 0 ? Math.max(...amounts) : null];
      const average = count === 0 ? null : round(round(sumOf(amounts), 2) / count, 2);
      return {
        ...compare((some) => round(sumOf(slow.listAmounts(some)), 2)),
        months: slow.sumMonths(days),
        details: { count, average, largest },
      };
    }
    case 'answeredWithin': {
      const hours = slow.listHours(days);
      const answered = hours.filter((one) => one !== null);
      const within = (most: number) => answered.filter((one) => one <= most).length;
      return {
        ...compare((some) => median(slow.listHours(some).filter((one) => one !== null))),
        details: {
          count: hours.length,
          answered: answered.length,
          withinDay: within(24),
          withinTwoDays: within(48),
        },
      };
    }
    case 'journey': {
      const journeys = Object.entries(slow.listJourneys(days));
      const steps = journeys.map(([step, waited], index) => [
        step,
        { count: waited.length, medianDays: index === 0 ? null : median(waited) },
      ]);
      const first = (some: Days) => Object.values(slow.listJourneys(some))[0]?.length ?? 0;
      return { ...compare(first), steps: Object.fromEntries(steps) };
    }
  }
}

const withoutZeros = (counts: readonly (readonly [string, number])[]) =>
  Object.fromEntries(counts.filter(([, count]) => count > 0));

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** To one digit after the point; null of nothing. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return sorted.length === 0 ? null : round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, 1);
}

/** The lists of answers with the numbers of records that they must have. */
const listsOf = (answers: readonly QuestionAnswer[]): readonly [AnswerList, number | null][] =>
  answers.flatMap(({ list, total, details, shares = [] }) => [
    ...(list ? [[list, details?.count ?? total] as const] : []),
    ...shares.flatMap((share) => (share.list ? [[share.list, share.count] as const] : [])),
  ]) as [AnswerList, number | null][];
