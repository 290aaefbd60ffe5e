import { useContext } from 'react';
import Button from '@mui/material/Button';
import { recordName } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import type { AdminRecord } from '../../base/model/admin-record';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { lazyView } from '../../base/parts/lazy-view';
import { useOfferedActions } from '../../session/offered-actions';
import { useMayReview } from '../../session/staff-account';
import { getRecordId } from '../review/store/open-record';
import { CorrectionList } from './correction-list';
import { correctionTexts as texts } from './correction.texts';
import type { Corrected } from './correction-form';
import { entryTexts } from './entry.texts';
import styles from './record-entries.module.css';

const CorrectionDialog = lazyView(
  () => import('./correction-dialog').then(({ CorrectionDialog: dialog }) => dialog),
  null,
);

interface RecordCorrectionProps {
  readonly kind: RecordKind;
  /** The open record, which is not merged into another one. */
  readonly record: AdminRecord;
  readonly onCorrected: (records: readonly AdminRecord[]) => void;
  readonly onOutdated: () => void;
  /** What is being corrected: the panel around this is made anew when the window gets narrow. */
  readonly opened: OpenCorrection | undefined;
  readonly onOpen: (opened: OpenCorrection | undefined) => void;
}

export interface OpenCorrection {
  readonly recordId: string;
  /** The person gets an e-mail about it. */
  readonly tellsSender: boolean;
}

/** A button to correct the open record, and what was corrected of it. */
export function RecordCorrectionPart(props: RecordCorrectionProps) {
  const { kind, record, onCorrected, onOutdated, opened, onOpen } = props;
  const say = useContext(ShowOutcomeContext);
  const mayCorrect = useMayReview(kind);
  const recordId = getRecordId(record);
  const name = recordName(record) || entryTexts.nameless;
  const open = () => onOpen(recordId === undefined ? undefined : { recordId, tellsSender: false });
  const close = () => onOpen(undefined);
  useOfferedActions(mayCorrect ? [{ id: 'correct', name: texts.correct, run: open }] : []);
  if (recordId === undefined) return null;
  const finish = ({ record: corrected, isMailed, isMailWished }: Corrected) => {
    close();
    onCorrected([corrected]);
    const said = isMailed
      ? texts.savedAndMailed
      : isMailWished
        ? texts.savedNotMailed
        : texts.saved;
    say({ tone: 'success', text: said(recordName(corrected) || entryTexts.nameless) });
  };
  return (
    <>
      {mayCorrect && (
        <Button variant="outlined" className={styles.correct} onClick={open}>
          {texts.correct}
        </Button>
      )}
      <CorrectionList key={recordId} kind={kind} recordId={recordId} />
      {opened?.recordId === recordId && (
        <CorrectionDialog
          {...{ kind, recordId, record, name }}
          onCorrected={finish}
          onOutdated={onOutdated}
          onCancel={close}
          tellsSender={opened.tellsSender}
          onTell={(tellsSender) => onOpen({ recordId, tellsSender })}
        />
      )}
    </>
  );
}
