import { answeredSections } from 'contract/question-requests';
import type { QuestionAnswer } from 'contract/question-requests';
import type { RecordFilter } from 'contract/record-filter';
import { JourneyRepository, toKnownSteps } from './journey-repository';
import type { QuestionContext } from './question-context';
import { sumOf, toShares } from './shares';
import { WorkRepository } from './work-repository';

type Answered = Promise<QuestionAnswer | undefined>;

const hour = 3_600_000;

const neverContacted: RecordFilter = [
  { field: 'contacted', operator: 'isAnyOf', value: ['no'] },
  { field: 'review.state', operator: 'isNoneOf', value: ['done'] },
];

/** Answers how far persons have come. It needs two steps that the caller may know. */
export async function answerJourney({
  database,
  kinds,
  period,
  previous,
}: QuestionContext): Answered {
  const [first, second, ...more] = toKnownSteps(kinds);
  if (first === undefined || second === undefined) return undefined;
  const journey = new JourneyRepository(database);
  const reached = await journey.count([first, second, ...more], period);
  const before = previous && (await journey.count([first], previous));
  const steps = [first, second, ...more].map(({ step }) => {
    const found = reached.find((one) => one.step === step);
    const milliseconds = step === first.step ? null : (found?.medianMilliseconds ?? null);
    const medianDays = milliseconds === null ? null : round(milliseconds / (24 * hour));
    return { step, count: found?.count ?? 0, medianDays };
  });
  return {
    key: 'journey',
    unit: 'count',
    total: steps[0]?.count ?? 0,
    ...(before && { previous: sumOf(before) }),
    steps,
  };
}

/** Answers how many open records have senders with whom nobody has been in contact. */
export async function answerNeverContacted({ database, kinds }: QuestionContext): Answered {
  const own = answeredSections.filter((kind) => kinds.includes(kind));
  if (own.length === 0) return undefined;
  const counts = await new WorkRepository(database).countNeverContacted(own);
  const shares = counts.map(({ kind, count }) => ({
    value: kind,
    count,
    list: { kind, filter: neverContacted },
  }));
  return { key: 'neverContacted', unit: 'count', total: sumOf(counts), ...toShares(shares) };
}

/** Answers how soon people were answered. */
export async function answerAnswerTimes({
  database,
  kinds,
  period,
  previous,
}: QuestionContext): Answered {
  const own = answeredSections.filter((kind) => kinds.includes(kind));
  if (own.length === 0) return undefined;
  const work = new WorkRepository(database);
  const times = await work.readAnswerTimes(own, period);
  const before = previous && (await work.readAnswerTimes(own, previous));
  const { medianMilliseconds, ...details } = times;
  return {
    key: 'answeredWithin',
    unit: 'hours',
    total: toHours(medianMilliseconds),
    ...(before && { previous: toHours(before.medianMilliseconds) }),
    details,
  };
}

/** Answers whose the open work is. */
export async function answerOpen({ database, kinds }: QuestionContext): Answered {
  const open = await new WorkRepository(database).countOpen(kinds);
  const shares = open.map(({ assignee, name, count }) => ({
    value: assignee ?? 'nobody',
    ...(name !== null && { name }),
    count,
  }));
  return { key: 'openByAssignee', unit: 'count', total: sumOf(open), ...toShares(shares) };
}

const toHours = (milliseconds: number | null) =>
  milliseconds === null ? null : round(milliseconds / hour);

/** To one digit after the point. */
const round = (value: number) => Math.round(value * 10) / 10;
