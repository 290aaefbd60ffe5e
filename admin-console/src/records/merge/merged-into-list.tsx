import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { undoMerge } from 'contract/review-requests';
import type { Merge, MergeResult } from 'contract/review-requests';
import { Message } from 'shared-ui/message';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import type { AdminRecord } from '../../base/model/admin-record';
import { recordAddress } from '../../base/model/record-address';
import { recordEmail, recordName } from 'contract/record-identity';
import { useRejection } from '../review/form/rejections';
import type { ReviewStore } from '../review/store/use-review-store';
import { sendChange } from '../../session/send';
import { useMayReview } from '../../session/staff-account';
import { DifferingWords } from './differing-words';
import { mergeTexts } from './merge.texts';
import styles from './merged-into-list.module.css';

interface MergedIntoListProps {
  readonly recordId: string;
  readonly store: ReviewStore;
  /** The section's records, including merged ones. */
  readonly records: readonly AdminRecord[];
  readonly onUndone: (records: MergeResult['records']) => void;
}

/** The records that were merged into a record, with Undo. Renders nothing if there are none. */
export function MergedIntoList({ recordId, store, records, onUndone }: MergedIntoListProps) {
  const { rejection, reject, clearRejection } = useRejection('undo');
  const [isUndone, setIsUndone] = useState(false);
  const mayReview = useMayReview(store.kind);
  const merges = store.index.merges.filter((merge) => merge.survivor === recordId);
  const survivor = records.find((record) => record['_id'] === recordId) ?? {};
  const undo = async ({ _id }: Merge) => {
    const result = await sendChange(undoMerge, { kind: store.kind, id: _id }, mergeTexts.failed);
    setIsUndone(result.ok);
    if (result.ok) {
      clearRejection();
      store.dropMerge(_id);
      return onUndone(result.response.records);
    }
    reject(result.message);
  };
  if (isUndone && merges.length === 0) return <Message tone="success">{mergeTexts.undone}</Message>;
  if (merges.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{mergeTexts.mergedHere}</h3>
      <ul className={styles.merges}>
        {merges.map((merge) => (
          <li key={merge._id} className={styles.merge}>
            {merge.replaced && (
              <DifferingWords
                other={merge.replaced}
                survivor={survivor}
                heading={mergeTexts.saidBefore}
              />
            )}
            {merge.merged.map((id) => (
              <MergedRecord
                key={id}
                record={records.find((record) => record['_id'] === id)}
                address={recordAddress(store.kind, id)}
                survivor={survivor}
              />
            ))}
            <p className={styles.who}>
              {mergeTexts.mergedBy(merge.createdBy, innsbruckTime(merge.createdAt) ?? '')}
            </p>
            {mayReview && (
              <Button size="small" variant="outlined" onClick={() => undo(merge)}>
                {mergeTexts.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rejection && (
        <Message key={rejection.attempt} tone="error">
          {rejection.text}
        </Message>
      )}
    </section>
  );
}

interface MergedRecordProps {
  /** Undefined if it is not among the loaded records. */
  readonly record: AdminRecord | undefined;
  readonly address: string;
  readonly survivor: AdminRecord;
}

/** A merged record: its differing values, and a link to all of it. */
function MergedRecord({ record, address, survivor }: MergedRecordProps) {
  return (
    <div className={styles.merged}>
      <p>{describe(record)}</p>
      {record && (
        <DifferingWords other={record} survivor={survivor} heading={mergeTexts.saidOtherwise} />
      )}
      <Link to={address}>{mergeTexts.openMerged}</Link>
    </div>
  );
}

const describe = (record: AdminRecord = {}): string =>
  [innsbruckTime(record['createdAt']), recordName(record), recordEmail(record)]
    .filter(Boolean)
    .join(' · ');
