import type { MarkedRecord } from '../../duplicates/find-duplicates';
import type { MatchFindings } from '../../matches/find-matches';
import { getRecordId } from '../../review/store/open-record';
import { getVisibility } from '../../testimonies/visibility';
import type { RowReviews } from './row-reviews';
import { getUrgency } from './urgent-mark';

/** Widths in pixels with the gap: of a mark, and of the one for a repeat, which contains an age. */
const [markWidth, repeatWidth] = [28, 92];

/** The room in pixels that the marks of a row take beside its Status. */
export function roomForMarks(
  row: MarkedRecord,
  reviews: RowReviews,
  matches: MatchFindings | undefined,
): number {
  const { record } = row;
  const review = reviews.reviews.get(getRecordId(record) ?? '');
  const marks = [
    getUrgency(record, reviews),
    review?.assignee,
    review?.snoozedUntil,
    getVisibility(record) !== 'public',
    row.hasNewContent,
    matches?.isMatch(row) || matches?.isHousehold(row),
  ];
  const repeat = reviews.askedAgain.has(record) ? repeatWidth : 0;
  return marks.filter(Boolean).length * markWidth + repeat;
}
