import { messageFields } from 'contract/message-fields';
import type { RecordKind } from 'contract/review';
import type { AdminRecord } from '../../../base/model/admin-record';
import { fieldLabel } from '../../../base/model/field-labels';
import { formatFieldValue } from '../../../base/model/format-field-value';
import { shownFields } from '../../../base/model/record-fields';

/** Who somebody is and how to reach them: the head of the page says it once for all records. */
const identity = ['fullName', 'name', 'email', 'contactEmail', 'phone'];

/** Facts that are listed of a record without a message. */
const mostFacts = 6;

/** What was sent: the message, else what else the form asks. */
export function describeRecord(kind: RecordKind, record: AdminRecord): string {
  const format = (field: string) => formatFieldValue(field, record[field]).trim();
  const messages = messageFields(kind).map(format).filter(Boolean);
  if (messages.length > 0) return messages.join('\n');
  return shownFields(kind, [])
    .filter((field) => !identity.includes(field) && format(field) !== '')
    .slice(0, mostFacts)
    .map((field) => `${fieldLabel(field)}: ${format(field)}`)
    .join(' · ');
}
