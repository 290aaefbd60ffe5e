import type { MouseEvent } from 'react';
import { innsbruckTime } from '../model/innsbruck-time';
import { fixedTexts } from '../model/fixed-texts';
import { isMerged } from '../model/admin-record';
import type { AdminRecord } from '../model/admin-record';
import { PersonFacts } from '../parts/person-facts';
import { recordEmail, recordName, recordPartnerName, recordPhone } from '../model/record-identity';
import { fieldText } from '../model/field-text';
import { useRecordAddress } from '../review/store/use-record-address';
import { isPlainClick, openerId } from '../review/parts/record-link';
import { reviewTexts } from '../review/store/review.texts';
import styles from './people-search-view.module.css';
import { searchTexts } from './search.texts';

/** The fields with the content of a request. */
const contentFields = ['subject', 'message', 'testimony', 'program', 'category', 'requestType'];

/** One record of a person: enough to know it by. It opens in the side panel, or in a tab of its own. */
export function FoundRecord({
  record,
}: {
  readonly record: AdminRecord & { readonly _id: string };
}) {
  const { openId, open, addressOf } = useRecordAddress();
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(record._id);
  };
  const { nameless } = reviewTexts;
  const names = [recordName(record), recordPartnerName(record)].filter(Boolean).join(' & ');
  const contact = [recordEmail(record), recordPhone(record)].filter(Boolean);
  const content = contentFields.map((field) => fieldText(field, record[field])).filter(Boolean);
  return (
    <li>
      <a
        id={openerId(record._id)}
        href={addressOf(record._id)}
        className={styles.record}
        aria-current={openId === record._id ? 'true' : undefined}
        onClick={openHere}
      >
        <span className={styles.date}>
          {innsbruckTime(record['createdAt']) ?? fixedTexts.noDate}
        </span>
        <span className={styles.name}>{names || nameless}</span>
        <PersonFacts facts={contact} />
        <span className={styles.content}>{content.join(' - ')}</span>
        {isMerged(record) && <span className={styles.merged}>{searchTexts.merged}</span>}
      </a>
    </li>
  );
}
