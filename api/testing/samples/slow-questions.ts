import { prepareFilter } from 'contract/matches-filter';
import { answeredSections, journeyStepNames, journeySteps } from 'contract/question-requests';
import type { AnswerList, JourneyStep } from 'contract/question-requests';
import type { RecordKind } from 'contract/review';
import { contactOutcomes } from 'contract/contact-history-requests';
import { generatedStaff } from './generated-records';
import type { GeneratedRecord } from './generated-records';

/** The slow reference of the ready questions: it goes through all records, one after the other. */

/** Local days in Innsbruck, YYYY-MM-DD; the last is among them. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

const hour = 3_600_000;

const localDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'short',
});

export class SlowQuestions {
  private readonly counted: readonly GeneratedRecord[];

  constructor(
    private readonly all: readonly GeneratedRecord[],
    private readonly kinds: readonly RecordKind[],
    private readonly now: Date,
  ) {
    this.counted = all.filter(
      (one) =>
        kinds.includes(one.kind) && !one.isQuarantined && !one.isLocked && one.mergedInto === null,
    );
  }

  /** Counts the records of a section that arrived on these days, by month. */
  countMonths(kind: RecordKind, days: Days): Readonly<Record<string, number>> {
    return countBy(this.arrived([kind], days), ({ createdAt }) => toDay(createdAt).slice(0, 7));
  }

  /** Sums the euros of pledges on these days, by month. */
  sumMonths(days: Days): Readonly<Record<string, number>> {
    const sums: Record<string, number> = {};
    for (const { body, createdAt } of this.arrived(['pledge'], days)) {
      const month = toDay(createdAt).slice(0, 7);
      sums[month] = Math.round(((sums[month] ?? 0) + Number(body['amount'])) * 100) / 100;
    }
    return sums;
  }

  countArrivals(kind: RecordKind, days: Days): number {
    return this.arrived([kind], days).length;
  }

  /** Lists the euros of pledges. */
  listAmounts(days: Days): readonly number[] {
    return this.arrived(['pledge'], days).map(({ body }) => Number(body['amount']));
  }

  /** Counts what has a value in a field. */
  countWith(kind: RecordKind, field: string, days: Days): number {
    return this.arrived([kind], days).filter(({ body }) => String(body[field] ?? '').trim() !== '')
      .length;
  }

  countLanguages(days: Days): Readonly<Record<string, number>> {
    return countBy(
      this.arrived(this.kinds, days).filter(({ language }) => language !== null),
      ({ language }) => String(language),
    );
  }

  countOpen(): Readonly<Record<string, number>> {
    return countBy(this.counted.filter(isOpen), ({ review }) => review?.assignee ?? 'nobody');
  }

  countNeverContacted(): Readonly<Record<string, number>> {
    const left = this.counted.filter(
      (one) =>
        isOneOf(answeredSections, one.kind) && isOpen(one) && this.listContacts(one).length === 0,
    );
    return countBy(left, ({ kind }) => kind);
  }

  /** Lists the hours until records of these days were answered; null for those that were not. */
  listHours(days: Days): readonly (number | null)[] {
    return this.arrived(answeredSections, days).map((one) => {
      const after = this.listContacts(one).filter((at) => at >= one.createdAt);
      return after.length === 0
        ? null
        : Math.min(...after.map((at) => millisecondsBetween(one.createdAt, at))) / hour;
    });
  }

  /** Lists the days that each person needed from their first step, by step. */
  listJourneys(days: Days): Readonly<Partial<Record<JourneyStep, readonly number[]>>> {
    const steps = journeyStepNames.filter((step) =>
      journeySteps[step].some((kind) => this.kinds.includes(kind)),
    );
    const waited = Object.fromEntries(steps.map((step) => [step, [] as number[]]));
    const timesOf = (person: string, step: JourneyStep) =>
      this.counted
        .filter((one) => one.person === person && isOneOf(journeySteps[step], one.kind))
        .map(({ createdAt }) => createdAt)
        .sort();
    for (const person of new Set(this.counted.flatMap((one) => one.person ?? []))) {
      const start = steps[0] && timesOf(person, steps[0])[0];
      if (start === undefined || !isWithin(start, days)) continue;
      for (const step of steps) {
        const at = timesOf(person, step).find((time) => time >= start);
        if (at !== undefined) waited[step]?.push(millisecondsBetween(start, at) / (24 * hour));
      }
    }
    return waited;
  }

  /** Counts the records of a list. */
  countList(list: AnswerList): number {
    return this.listMatches(list).length;
  }

  /** Lists the records that a filter finds in a section, by the evaluator of filters that the console uses. */
  listMatches({ kind, filter }: AnswerList): readonly GeneratedRecord[] {
    const matches = prepareFilter(kind, filter, { now: this.now, me: generatedStaff[0] });
    return this.counted.filter(
      (one) =>
        one.kind === kind &&
        matches({
          record: { ...one.body, createdAt: one.createdAt },
          state: one.review?.state ?? 'new',
          assignee: one.review?.assignee ?? null,
          urgency: one.review?.urgency ?? (one.isUrgentByWords ? 'urgent' : 'normal'),
          contacted: this.listContacts(one).length > 0 ? 'yes' : 'no',
          consent: one.consent,
          language: one.language,
        }),
    );
  }

  private arrived(kinds: readonly RecordKind[], days: Days): readonly GeneratedRecord[] {
    return this.counted.filter(
      ({ kind, createdAt }) => kinds.includes(kind) && isWithin(createdAt, days),
    );
  }

  /** Lists when somebody was in contact about a record, or about what was merged into it. */
  private listContacts({ id, contacts }: GeneratedRecord): readonly string[] {
    const merged = this.all.filter(({ mergedInto }) => mergedInto === id);
    return [
      ...contacts
        .filter(({ outcome }) => outcome === null || outcome === contactOutcomes[0])
        .map(({ at }) => at),
      ...merged.flatMap((one) => this.listContacts(one)),
    ];
  }
}

const isOpen = ({ review }: GeneratedRecord) => review?.state !== 'done';

const isOneOf = (kinds: readonly RecordKind[], kind: RecordKind) => kinds.includes(kind);

const daysByTime = new Map<string, string>();

function toDay(time: string): string {
  const day = daysByTime.get(time) ?? localDay.format(new Date(time));
  daysByTime.set(time, day);
  return day;
}

const isWithin = (time: string, { first, last }: Days) =>
  first <= toDay(time) && toDay(time) <= last;

const millisecondsBetween = (from: string, to: string) => Date.parse(to) - Date.parse(from);

function countBy(
  records: readonly GeneratedRecord[],
  keyOf: (record: GeneratedRecord) => string,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const record of records) counts[keyOf(record)] = (counts[keyOf(record)] ?? 0) + 1;
  return counts;
}
