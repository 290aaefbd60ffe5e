import type { QuestionAnswer, QuestionKey } from 'contract/question-requests';
import { smallNumber } from 'contract/report-requests';
import type { RecordKind } from 'contract/review';

/** Shares that name somebody, or that are words in which members may have named somebody. */
const namingShares: readonly QuestionKey[] = ['openByAssignee', 'heardFrom'];

/** Whether one of these numbers is too small to be told of confidential sections. */
export const hasSmallNumber = (
  confidential: readonly RecordKind[],
  numbers: readonly number[],
): boolean => confidential.length > 0 && numbers.some((number) => number < smallNumber);

interface ReportShares {
  readonly shares: readonly { readonly value: string; readonly count: number }[];
  /** What is in none of them. */
  readonly others: number;
}

const noShares: ReportShares = { shares: [], others: 0 };

/**
 * The shares of an answer without what few have said, which is counted as others. There are none where a small number
 * of a confidential section is among them, as the difference to the total would tell it.
 */
export function toReportShares(
  { key, shares = [], others = 0 }: QuestionAnswer,
  confidential: readonly RecordKind[],
): ReportShares {
  if (namingShares.includes(key)) return noShares;
  if (key === 'neverContacted') {
    const isTold = shares.some(
      ({ value, count }) =>
        count < smallNumber && (confidential as readonly string[]).includes(value),
    );
    return isTold ? noShares : { shares, others };
  }
  const large = shares.filter(({ count }) => count >= smallNumber);
  const small = shares.filter(({ count }) => count < smallNumber);
  const rest = small.reduce((sum, { count }) => sum + count, others);
  return rest > 0 && hasSmallNumber(confidential, [rest])
    ? noShares
    : { shares: large, others: rest };
}
