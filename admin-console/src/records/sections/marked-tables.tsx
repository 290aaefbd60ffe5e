import { useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { RecordKind } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { NewContentMark } from '../duplicates/new-content-mark';
import { RowMarksContext } from '../duplicates/row-marks';
import type { RowMark } from '../duplicates/row-marks';
import { getRecordId } from '../review/store/open-record';
import type { MatchFindings } from '../matches/find-matches';
import { MatchDialog } from '../matches/match-dialog';
import { MatchContext, MatchMark } from '../matches/match-mark';
import { AskedAgainMark } from './marks/asked-again-mark';
import { HouseholdButton } from './household-button';
import { RowReviewsContext } from './marks/row-reviews';
import type { RowReviews } from './marks/row-reviews';
import { roomForMarks } from './marks/room-for-marks';
import { SnoozedMark } from './marks/snoozed-mark';
import { UrgentMark } from './marks/urgent-mark';
import { AssigneeMark } from '../colleagues/assignee-mark';
import { useStaff } from '../colleagues/staff';
import { VisibilityMark } from '../testimonies/visibility-mark';

interface MarkedTablesProps {
  readonly kind: RecordKind;
  readonly matches: MatchFindings | undefined;
  readonly rowReviews: RowReviews;
  readonly children: ReactNode;
}

/** Tables whose rows have marks beside the Status. */
export function MarkedTables({ kind, matches, rowReviews, children }: MarkedTablesProps) {
  const [shown, show] = useState<MarkedRecord>();
  const display = useMemo(() => ({ findings: matches, show }), [matches]);
  const staff = useStaff(kind);
  const reviews = useMemo(() => ({ ...rowReviews, staff }), [rowReviews, staff]);
  // Its own identity: when only the matches change, the tables need not be sorted again.
  const hiddenRepeatOf = useCallback(
    ({ record }: MarkedRecord) => rowReviews.askedAgain.get(record)?.at(-1),
    [rowReviews],
  );
  const rowMarks = useMemo(
    () => ({
      marks,
      roomFor: (row: MarkedRecord) => roomForMarks(row, rowReviews, matches),
      hiddenRepeatOf,
    }),
    [rowReviews, matches, hiddenRepeatOf],
  );
  return (
    <RowMarksContext value={rowMarks}>
      <RowReviewsContext value={reviews}>
        <MatchContext value={display}>{children}</MatchContext>
      </RowReviewsContext>
      <MatchDialog
        row={shown}
        matches={(shown && matches?.matchesOf(shown)) ?? []}
        onClose={() => show(undefined)}
        renderMore={(match) =>
          shown && (
            <HouseholdButton {...{ kind, match }} row={shown} onSaid={() => show(undefined)} />
          )
        }
      />
    </RowMarksContext>
  );
}

const RowAssigneeMark: RowMark = ({ row }) => {
  const { reviews, staff } = useContext(RowReviewsContext);
  const assignee = reviews.get(getRecordId(row.record) ?? '')?.assignee;
  return assignee ? <AssigneeMark staff={staff} assignee={assignee} /> : null;
};

const marks = {
  urgent: UrgentMark,
  assignee: RowAssigneeMark,
  snoozed: SnoozedMark,
  askedAgain: AskedAgainMark,
  visibility: VisibilityMark,
  newContent: NewContentMark,
  match: MatchMark,
};
