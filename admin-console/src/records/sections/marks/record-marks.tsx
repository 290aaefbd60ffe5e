import type { RecordKind } from 'contract/review';
import { getDueAt, getDueDays } from 'contract/due-time';
import { getWorkSettings } from 'contract/work-settings-requests';
import type { AdminRecord } from '../../../base/model/admin-record';
import { receivedField } from '../../../base/model/record-fields';
import { useCurrentMinute } from '../../../session/live/minute-clock';
import { useRequest } from '../../../session/use-request';
import { getRecordId } from '../../review/store/open-record';
import { getReviewState } from '../../review/store/review-index';
import type { ReviewIndex } from '../../review/store/review-index';
import { WorkMarks } from './work-marks';
import styles from './work-marks.module.css';

interface RecordMarksProps {
  readonly kind: RecordKind;
  readonly record: AdminRecord;
  readonly index: ReviewIndex;
}

/** In the panel of an open record: what its card in Today says of its urgency and due time. */
export function RecordMarks({ kind, record, index }: RecordMarksProps) {
  const now = useCurrentMinute();
  const { body: settings } = useRequest(getWorkSettings, {});
  const recordId = getRecordId(record) ?? '';
  const receivedAt = record[receivedField];
  if (typeof receivedAt !== 'string' || getReviewState(index, recordId) === 'done') return null;
  const reason = index.suggestions.get(recordId);
  const suggested = reason === undefined ? 'normal' : 'suggested';
  const dueAt = settings && getDueAt(receivedAt, getDueDays(settings.dueDays, kind));
  const work = {
    receivedAt,
    urgency: index.reviews.get(recordId)?.urgency ?? suggested,
    ...(reason && { urgencyReason: reason }),
    ...(dueAt !== undefined && { dueAt }),
  } as const;
  return (
    <p className={styles.marks}>
      <WorkMarks work={work} now={now} />
    </p>
  );
}
