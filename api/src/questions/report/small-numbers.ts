import type { QuestionAnswer, QuestionKey } from 'contract/question-requests';
import { smallNumber } from 'contract/report-requests';
import type { RecordKind } from 'contract/review';

/** Shares that name somebody, or that are words in which members may have named somebody. */
const namingShares: readonly QuestionKey[] = ['openByAssignee', 'heardFrom'];

/**
 * What programs for mails make a link of. Visitors may send a programme of any name, and the report leads nowhere but to
 * the console.
 */
const likeLink = /:\/\/|@|\.\p{L}{2}/u;

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
 * The shares of an answer without what few have said, or what might be a link, which is counted as others. There are none
 * where a small number of a confidential section is among them, as the difference to the total would tell it.
 */
export function toReportShares(
  { key, shares = [], others = 0 }: QuestionAnswer,
  confidential: readonly RecordKind[],
): ReportShares {
  if (namingShares.includes(key)) return noShares;
  if (key === 'neverContacted') {
    const hasSmall = shares.some(
      ({ value, count }) =>
        count < smallNumber && (confidential as readonly string[]).includes(value),
    );
    return hasSmall ? noShares : { shares, others };
  }
  const isTold = ({ value, count }: (typeof shares)[number]) =>
    count >= smallNumber && !likeLink.test(value);
  const large = shares.filter(isTold);
  const rest = shares
    .filter((share) => !isTold(share))
    .reduce((sum, { count }) => sum + count, others);
  return rest > 0 && hasSmallNumber(confidential, [rest])
    ? noShares
    : { shares: large, others: rest };
}
