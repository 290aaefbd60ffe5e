import type { AnswerList } from 'contract/question-requests';
import { readPeriod } from 'contract/periods';
import { readFilter } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { filteredSection } from '../../base/model/filter-address';
import { dashboardPath } from '../../base/paths';
import type { GroupBy } from '../groups/group-by';

/** What the address of the questions asks for. */
export interface QuestionsChoice {
  /** As `readPeriod` reads it. */
  readonly period: string;
  /** Whether each number is compared with that of the period before. */
  readonly isCompared: boolean;
}

const parameters = { period: 'period', compared: 'compared' } as const;
const defaultPeriod = 'this-year';

/** Parses the address; without a period that exists it is this year. */
export function readQuestionsAddress(address: URLSearchParams, now: Date): QuestionsChoice {
  const period = address.get(parameters.period) ?? '';
  return {
    period: readPeriod(period, now) ? period : defaultPeriod,
    isCompared: address.get(parameters.compared) !== 'no',
  };
}

/** The address of the questions with this choice: `?section=questions&period=2026-10`. */
export function questionsAddress({ period, isCompared }: QuestionsChoice): string {
  const address = new URLSearchParams({ section: 'questions' });
  if (period !== defaultPeriod) address.set(parameters.period, period);
  if (!isCompared) address.set(parameters.compared, 'no');
  return `${dashboardPath}?${address.toString()}`;
}

/** By what the lists of a section open grouped, because that is asked next: who ministers, what came in each month. */
const askedNext: Partial<Readonly<Record<RecordKind, GroupBy>>> = {
  programAttendance: 'minister',
  pledge: 'month',
};

/** The address of the records that a number counts; undefined if a newer server filters by what this page has not. */
export function listAddress({ kind, filter }: AnswerList): string | undefined {
  const known = readFilter(kind, filter);
  return known && filteredSection(kind, known, askedNext[kind]);
}
