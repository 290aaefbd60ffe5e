import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { fixedTexts } from '../../base/model/fixed-texts';
import { isMerged } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import type { SectionName } from '../../base/model/sections';
import { PersonLink } from '../../base/parts/person-link';
import { PersonFacts } from '../../base/parts/person-facts';
import { recordEmail, recordName, recordPartnerName, recordPhone } from 'contract/record-identity';
import { formatFieldValue } from '../../base/model/format-field-value';
import { quarantineAddress } from '../quarantine/quarantine-address';
import { useMayReview } from '../../session/staff-account';
import { useRecordAddress } from '../review/store/use-record-address';
import { isPlainClick, getRecordLinkId } from '../review/parts/record-link';
import { reviewTexts } from '../review/store/review.texts';
import styles from './people-search-view.module.css';
import { searchTexts } from './search.texts';

const contentFields = ['subject', 'message', 'testimony', 'program', 'category', 'requestType'];

interface FoundRecordProps {
  readonly record: AdminRecord & { readonly _id: string };
}

/** A result with enough of the record to recognize it. It opens in the side panel, or in a new tab. */
export function FoundRecord({ record }: FoundRecordProps) {
  const { openId, open, addressOf } = useRecordAddress();
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(record._id);
  };
  return (
    <li className={styles.linked}>
      <a
        id={getRecordLinkId(record._id)}
        href={addressOf(record._id)}
        className={styles.record}
        aria-current={openId === record._id ? 'true' : undefined}
        onClick={openHere}
      >
        <RecordFacts record={record} />
        {isMerged(record) && <span className={styles.mark}>{searchTexts.merged}</span>}
      </a>
      <PersonLink id={record._id} name={namesOf(record) || reviewTexts.nameless} />
    </li>
  );
}

/** A result that is in quarantine, which users who may release it can do here. */
export function QuarantinedRecord({
  record,
  kind,
}: FoundRecordProps & { readonly kind: SectionName }) {
  const facts = (
    <>
      <RecordFacts record={record} />
      <span className={styles.mark}>{searchTexts.quarantined}</span>
    </>
  );
  return (
    <li>
      {useMayReview(kind) ? (
        <Link to={quarantineAddress} className={styles.record}>
          {facts}
        </Link>
      ) : (
        <div className={styles.record}>{facts}</div>
      )}
    </li>
  );
}

function RecordFacts({ record }: FoundRecordProps) {
  const { nameless } = reviewTexts;
  const contact = [recordEmail(record), recordPhone(record)].filter(Boolean);
  const content = contentFields
    .map((field) => formatFieldValue(field, record[field]))
    .filter(Boolean);
  return (
    <>
      <span className={styles.date}>{innsbruckTime(record['createdAt']) ?? fixedTexts.noDate}</span>
      <span className={styles.name}>{namesOf(record) || nameless}</span>
      <PersonFacts facts={contact} />
      <span className={styles.content}>{content.join(' - ')}</span>
    </>
  );
}

/** Couples have two names. */
const namesOf = (record: AdminRecord): string =>
  [recordName(record), recordPartnerName(record)].filter(Boolean).join(' & ');
