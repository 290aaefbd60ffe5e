import { createContext } from 'react';
import type { UrgencyReason } from 'contract/review-requests';
import type { AdminRecord } from '../../../base/model/admin-record';
import type { MarkedRecord } from '../../duplicates/find-duplicates';
import type { KnownStaff } from '../../colleagues/staff';
import type { ReviewIndex } from '../../review/store/review-index';

/** What the filters and the marks of a section's rows need to know about its reviews. */
export interface RowReviews extends Pick<ReviewIndex, 'reviews'> {
  /** Why records may be urgent, by id. */
  readonly suggestions: ReadonlyMap<string, UrgencyReason>;
  /** The records that were sent again, with the open duplicates that hide behind each, oldest first. */
  readonly askedAgain: ReadonlyMap<AdminRecord, readonly MarkedRecord[]>;
}

/** The same for the marks, with the names of assignees. */
export const RowReviewsContext = createContext<RowReviews & { readonly staff: KnownStaff }>({
  reviews: new Map(),
  suggestions: new Map(),
  askedAgain: new Map(),
  staff: 'loading',
});
