import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RecordKind } from 'contract/review';
import { maxNotDuplicates } from 'contract/review-requests';
import type { NotDuplicates, MergeChoice } from 'contract/review-requests';
import { Message } from 'shared-ui/message';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import type { AdminRecord } from '../../base/model/admin-record';
import styles from './compare-dialog.module.css';
import { compareRecords, mergeChoice, defaultChoices } from './compare-records';
import { CompareTable } from './compare-table';
import { mergeTexts } from './merge.texts';

interface CompareDialogProps {
  readonly kind: RecordKind;
  /** At least two records, the original first. */
  readonly records: readonly AdminRecord[];
  /** The entries that mark the records as no duplicates; undefined if they are not all marked. */
  readonly kept: readonly NotDuplicates[] | undefined;
  readonly isBusy: boolean;
  /** The last error; `attempt` differs for each, so that a repeated text is announced. */
  readonly failure: { readonly attempt: number; readonly text: string } | undefined;
  readonly onMerge: (choice: MergeChoice) => void;
  readonly onKeep: () => void;
  readonly onTakeBack: (kept: readonly NotDuplicates[]) => void;
  readonly onClose: () => void;
}

/** Shows records side by side, to be merged with a value chosen for each field, or kept as no duplicates. */
export function CompareDialog({ kind, records, kept, isBusy, failure, ...on }: CompareDialogProps) {
  const titleId = useId();
  const [survivorPlace, setSurvivorPlace] = useState(0);
  const fields = compareRecords(kind, records);
  const [choices, setChoices] = useState(() => defaultChoices(fields, 0));
  const isSmall = useMediaQuery('(max-width: 48rem)', { noSsr: true });
  const chooseSurvivor = (place: number) => {
    setSurvivorPlace(place);
    setChoices(defaultChoices(fields, place));
  };
  return (
    <Dialog
      open
      onClose={on.onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      fullScreen={isSmall}
    >
      <DialogTitle id={titleId} className={styles.title}>
        {mergeTexts.title}
      </DialogTitle>
      <DialogContent className={styles.content}>
        {kept ? <KeptNote kept={kept} /> : <p>{mergeTexts.intro}</p>}
        <CompareTable
          records={records}
          fields={fields}
          choosing={{
            ...{ survivorPlace, choices, onSurvivor: chooseSurvivor },
            onChoose: (field, place) => setChoices({ ...choices, [field]: place }),
          }}
        />
        {failure && (
          <Message key={failure.attempt} tone="error">
            {failure.text}
          </Message>
        )}
      </DialogContent>
      <DialogActions className={styles.actions}>
        <Button onClick={on.onClose}>{mergeTexts.cancel}</Button>
        {kept ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => on.onTakeBack(kept)}>
            {mergeTexts.takeBack}
          </Button>
        ) : (
          records.length <= maxNotDuplicates && (
            <Button variant="outlined" disabled={isBusy} onClick={on.onKeep}>
              {mergeTexts.keep(records.length)}
            </Button>
          )
        )}
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => on.onMerge(mergeChoice(records, survivorPlace, choices))}
        >
          {mergeTexts.merge}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function KeptNote({ kept }: { readonly kept: readonly NotDuplicates[] }) {
  const [first] = kept;
  if (!first) return null;
  const when = innsbruckTime(first.createdAt) ?? '';
  return <p className={styles.kept}>{mergeTexts.keptApart(first.createdBy, when)}</p>;
}
