import type { RecordHistory } from 'contract/record-entry-requests';
import { reviewTexts } from '../store/review.texts';

/** How a record came that its sender did not send by a form, and who took it. */
export function describeOrigin({ origin, by }: NonNullable<RecordHistory['origin']>): string {
  const what = reviewTexts.origins[origin];
  return by === undefined ? what : reviewTexts.originBy(what, by);
}
