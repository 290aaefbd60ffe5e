import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { MatchFindings } from '../matches/find-matches';
import type { RowReviews } from './marks/row-reviews';
import type { RowFilter } from '../review/filter-rows';
import { getVisibility } from '../testimonies/visibility';
import type { OnlyChoice } from './section-head';

export const awaitsApproval = ({ record }: MarkedRecord) =>
  getVisibility(record) === 'awaits-approval';

/** Which rows are shown and which are counted. A filter shows rows of any Status. */
export function rowFilter(
  only: OnlyChoice,
  showsDuplicates: boolean,
  { askedAgain }: RowReviews,
  isMatch: MatchFindings['isMatch'] = () => false,
): Pick<RowFilter, 'isShown' | 'isCounted'> {
  const shown = {
    'new-content': ({ hasNewContent }: MarkedRecord) => hasNewContent,
    matches: isMatch,
    'awaits-approval': awaitsApproval,
    'asked-again': ({ record }: MarkedRecord) => askedAgain.has(record),
  };
  if (only) return { isShown: shown[only], isCounted: shown[only] };
  return { isShown: ({ status }) => showsDuplicates || status === 'UNIQUE', isCounted: () => true };
}
