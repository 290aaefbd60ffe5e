import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { MatchFindings } from '../matches/find-matches';
import type { RowReviews } from './marks/row-reviews';
import type { RowFilter } from '../review/filter-rows';
import { getVisibility } from '../testimonies/visibility';
import type { OnlyChoice } from './section-head';

export const awaitsApproval = ({ record }: MarkedRecord) =>
  getVisibility(record) === 'awaits-approval';

/** The tests of rows that depend on more than the row. */
interface RowTests {
  /** Undefined until it is asked for. */
  readonly isMatch: MatchFindings['isMatch'] | undefined;
  /** Whether the table's filter finds a row; undefined without one. */
  readonly isFound: ((row: MarkedRecord) => boolean) | undefined;
}

/**
 * Which rows are shown and which are counted. A filter shows rows of any Status, so that a number and the list behind it
 * agree.
 */
export function rowFilter(
  only: OnlyChoice,
  showsDuplicates: boolean,
  { askedAgain }: RowReviews,
  { isMatch = () => false, isFound }: RowTests,
): Pick<RowFilter, 'isShown' | 'isCounted'> {
  const shown = {
    'new-content': ({ hasNewContent }: MarkedRecord) => hasNewContent,
    matches: isMatch,
    'awaits-approval': awaitsApproval,
    'asked-again': ({ record }: MarkedRecord) => askedAgain.has(record),
  };
  const isOnly = only && shown[only];
  if (isOnly || isFound) {
    const isShown = (row: MarkedRecord) => (isOnly?.(row) ?? true) && (isFound?.(row) ?? true);
    return { isShown, isCounted: isShown };
  }
  return { isShown: ({ status }) => showsDuplicates || status === 'UNIQUE', isCounted: () => true };
}
