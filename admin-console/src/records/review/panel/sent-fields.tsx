import { messageFields } from 'contract/message-fields';
import type { RecordKind } from 'contract/review';
import type { RecordHistory } from 'contract/record-entry-requests';
import type { RecordConsent } from 'contract/review-requests';
import { listRequest } from 'contract/list-requests';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { fieldLabel } from '../../../base/model/field-labels';
import { formatFieldValue } from '../../../base/model/format-field-value';
import type { AdminRecord } from '../../../base/model/admin-record';
import { serverFields } from '../../../base/model/record-fields';
import { describeOrigin } from './describe-origin';
import styles from './record-panel.module.css';
import { reviewTexts } from '../store/review.texts';

/**
 * Pictures are loaded from this path only: a record may contain any address, and one beginning with `//` is on another
 * host.
 */
const ownPictures = `${listRequest('profiles').path}/`;

interface SentFieldsProps {
  readonly kind: RecordKind;
  readonly record: AdminRecord;
}

/** Every field of a record, also those without a column in the table: first what the sender wrote. */
export function SentFields({ kind, record }: SentFieldsProps) {
  const messages = messageFields(kind).filter((field) => Object.hasOwn(record, field));
  const others = Object.keys(record).filter(
    (field) =>
      !serverFields.includes(field) &&
      !messages.includes(field) &&
      !(field === 'isAdmin' && record[field] !== true),
  );
  const image = record['image'];
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{reviewTexts.fields}</h3>
      {typeof image === 'string' && image.startsWith(ownPictures) && (
        <img src={image} alt="" className={styles.portrait} width="96" height="96" />
      )}
      <dl className={styles.fields}>
        {messages.map((field) => (
          <Entry
            key={field}
            isMessage
            name={fieldLabel(field)}
            value={formatFieldValue(field, record[field])}
          />
        ))}
        {others.map((field) => (
          <Entry
            key={field}
            name={fieldLabel(field)}
            value={formatFieldValue(field, record[field])}
          />
        ))}
      </dl>
    </section>
  );
}

interface RecordTimesProps {
  readonly record: AdminRecord;
  /** The consent of the sender; absent for most records. */
  readonly consent?: RecordConsent | undefined;
  /** How it came, if its sender did not send it by a form. */
  readonly origin?: RecordHistory['origin'];
}

/** When a record was received and changed, how it came, and its consent. */
export function RecordTimes({ record, consent, origin }: RecordTimesProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{reviewTexts.details}</h3>
      <dl className={styles.fields}>
        <Entry name={reviewTexts.created} value={dateText(record['createdAt'])} />
        <Entry name={reviewTexts.updated} value={dateText(record['updatedAt'])} />
        {origin && (
          <Entry
            name={reviewTexts.origin}
            value={[describeOrigin(origin), dateText(origin.at)].join(', ')}
          />
        )}
        {consent && <Entry name={reviewTexts.consent} value={consentText(consent)} />}
      </dl>
    </section>
  );
}

const dateText = (date: unknown) => innsbruckTime(date) ?? '';

function consentText({ givenAt, withdrawnAt }: RecordConsent): string {
  const { consentGiven, consentWithdrawn } = reviewTexts;
  return withdrawnAt === undefined
    ? consentGiven(dateText(givenAt))
    : consentWithdrawn(dateText(givenAt), dateText(withdrawnAt));
}

interface EntryProps {
  readonly name: string;
  readonly value: string;
  readonly isMessage?: boolean;
}

function Entry({ name, value, isMessage }: EntryProps) {
  const { empty } = reviewTexts;
  return (
    <div className={styles.field} data-message={isMessage}>
      <dt>{name}</dt>
      <dd className={value ? undefined : styles.emptyValue}>{value || empty}</dd>
    </div>
  );
}
