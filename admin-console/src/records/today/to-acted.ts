import type { TodayItem } from 'contract/today-requests';
import { reviewTexts } from '../review/store/review.texts';
import type { BulkRecord } from '../bulk/use-bulk-change';

/** A record that is acted on; those that are selected but not shown have no item. */
export interface ActedRecord extends BulkRecord {
  readonly item?: TodayItem;
}

/** An item as a record to act on. */
export const toActed = (item: TodayItem): ActedRecord => ({
  ...{ kind: item.kind, _id: item._id, reviewVersion: item.reviewVersion, item },
  snoozedUntil: item.snoozedUntil,
  name: item.name || reviewTexts.nameless,
});
