import { useContext, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import { recordEmail, recordName } from 'contract/record-identity';
import { maxChangedReviews } from 'contract/today-requests';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { bulkTexts } from '../bulk/bulk.texts';
import { BulkBar } from '../bulk/bulk-bar';
import { useBulkChange } from '../bulk/use-bulk-change';
import type { Selection } from '../bulk/use-selection';
import { BulkEmailDialog } from '../contact-history/bulk-email-dialog';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { RecordOpeningContext, getRecordId } from '../review/store/open-record';
import { reviewTexts } from '../review/store/review.texts';
import type { ReviewStore } from '../review/store/use-review-store';
import type { TableSetup } from '../table/use-table-preferences';
import { SelectionMenu } from './selection-menu';

interface SelectionBarProps {
  readonly store: ReviewStore;
  readonly fields: readonly string[];
  readonly setup: TableSetup;
  readonly selection: Selection;
  /** The selected rows, oldest first. */
  readonly selected: readonly MarkedRecord[];
}

/** What can be done with a section's selected records. */
export function SelectionBar({ store, fields, setup, selection, selected }: SelectionBarProps) {
  const { kind, index } = store;
  const say = useContext(ShowOutcomeContext);
  const { change, isBusy } = useBulkChange(say, store.noteOwnChange);
  const [isWriting, setIsWriting] = useState(false);
  const people = selected.map(({ record }) => ({
    kind,
    _id: getRecordId(record) ?? '',
    name: recordName(record) || reviewTexts.nameless,
    email: recordEmail(record),
    reviewVersion: index.reviews.get(getRecordId(record) ?? '')?.version ?? -1,
    snoozedUntil: index.reviews.get(getRecordId(record) ?? '')?.snoozedUntil,
  }));
  return (
    <>
      <BulkBar
        records={people}
        isBusy={isBusy}
        onChoose={({ edit, label }, records) => void change(records, edit, label)}
        onClear={selection.clear}
      >
        <SelectionMenu {...{ kind, fields, setup, selected }} onWrite={() => setIsWriting(true)} />
        <SelectAll selection={selection} />
      </BulkBar>
      {isWriting && (
        <BulkEmailDialog records={people} say={say} onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}

/** Selects all that was found on all pages, as many as one request changes. */
function SelectAll({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const order = useContext(RecordOpeningContext)?.order;
  const count = useSyncExternalStore(order?.subscribe ?? never, () => order?.count() ?? 0);
  if (!order || count <= selection.ids.size || selection.ids.size >= maxChangedReviews) return null;
  return (
    <Button color="inherit" onClick={() => selection.add(order.all())}>
      {count > maxChangedReviews
        ? bulkTexts.selectFirst(maxChangedReviews, count)
        : bulkTexts.selectAll(count)}
    </Button>
  );
}

const never = () => () => undefined;
