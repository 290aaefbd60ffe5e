import type { RecordOfPerson } from 'contract/person-requests';
import { recordEmail, recordName } from 'contract/record-identity';
import type { TodayItem } from 'contract/today-requests';
import { describeRecord } from './describe-record';

/** A record of a person as Today has it, so that the same can be done with it here. */
export function toItem({ kind, record, review }: RecordOfPerson): TodayItem {
  return {
    ...{ kind, _id: record._id, name: recordName(record), email: recordEmail(record) },
    ...{ words: describeRecord(kind, record), isCut: false },
    receivedAt: record.createdAt,
    urgency: review?.urgency ?? 'normal',
    state: review?.state ?? 'new',
    assignee: review?.assignee ?? null,
    snoozedUntil: review?.snoozedUntil ?? null,
    reviewVersion: review?.version ?? -1,
  };
}
