import { useId, useState, useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../../base/line-icon';
import type { AdminRecord } from '../../../base/model/admin-record';
import { recordName, recordPartnerName } from 'contract/record-identity';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { ContactHistorySection } from '../../contact-history/contact-history-section';
import type { ConversationHandle } from '../../contact-history/contact-history-section';
import { useOpenPerson } from '../../../base/parts/person-link';
import { useMayReview, useConfidential } from '../../../session/staff-account';
import { ContactActions } from './contact-actions';
import { PanelHeading } from './panel-heading';
import { RecordPanelFrame } from './record-panel-frame';
import styles from './record-panel.module.css';
import { RejectionsContext, useRejections } from '../form/rejections';
import { ReviewForm } from '../form/review-form';
import { reviewTexts } from '../store/review.texts';
import { RecordTimes, SentFields } from './sent-fields';
import { useOfferedRecordActions } from './use-offered-record-actions';
import { isShortcut } from '../../../session/shortcut';
import { ShortcutsDialog } from '../parts/shortcuts-dialog';
import type { ReviewStore } from '../store/use-review-store';
import { maxOpened, noteOpenedRecords } from 'contract/audit-requests';
import { getRecordHistory } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { useRequest } from '../../../session/use-request';
import { sendChange } from '../../../session/send';

interface RecordPanelProps {
  readonly recordId: string;
  /** Undefined if there is no such record (any more). */
  readonly record: AdminRecord | undefined;
  readonly store: ReviewStore;
  /** Opens the next (1) or the previous (-1) record, if there is an order. */
  readonly onLeaf: (step: 1 | -1) => void;
  readonly onOpen: (recordId: string) => void;
  readonly onToggleDone: (record: AdminRecord) => Promise<void>;
  readonly onUndo: () => Promise<void>;
  readonly onClose: () => void;
  /** Content before everything else, for a decision about the record. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
  readonly foot: ReactNode;
}

/** A record with all submitted fields, links to contact the person, and the review. */
export function RecordPanel(props: RecordPanelProps) {
  const { recordId, record, store, first, children, foot, ...actions } = props;
  const headingId = useId();
  const rejections = useRejections(recordId);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const conversation = useRef<ConversationHandle>(null);
  const openPerson = useOpenPerson();
  const { onLeaf, onToggleDone, onUndo, onClose } = actions;
  const name = record ? titleOf(record) : reviewTexts.nameless;
  useOfferedRecordActions({
    ...{ recordId, record, name, store, onToggleDone },
    onShowShortcuts: () => setShowsShortcuts(true),
  });
  const answerKey = (event: KeyboardEvent) => {
    // React bubbles keys of dialogs over the panel through it, although they are outside of it in the DOM.
    if (!event.currentTarget.contains(event.target as Element)) return;
    if (event.key === 'Escape') onClose();
    else if (!isShortcut(event)) return;
    else if (event.key === 'j') onLeaf(1);
    else if (event.key === 'k') onLeaf(-1);
    else if (event.key === 'd' && record) void onToggleDone(record);
    else if (event.key === 'u') void onUndo();
    else if (event.key === 'p' && record) openPerson(recordId);
    else if (event.key === 'n') conversation.current?.writeNote();
    else if (event.key === 'e') conversation.current?.writeEmail();
    else if (event.key === '?') setShowsShortcuts(true);
    else return;
    event.preventDefault();
  };
  const isNoted = useNotedOpening(store.kind, record && recordId);
  return (
    <RecordPanelFrame {...{ headingId, onClose }} onKeyDown={answerKey}>
      <header className={styles.head}>
        <p className={styles.section}>{sectionTitles[store.kind]}</p>
        <PanelHeading
          id={headingId}
          recordId={recordId}
          text={name}
          isKnown={record !== undefined}
        />
        <div className={styles.tools}>
          <Tool label={reviewTexts.previous} onClick={() => onLeaf(-1)} icon={<PreviousIcon />} />
          <Tool label={reviewTexts.next} onClick={() => onLeaf(1)} icon={<NextIcon />} />
          <Tool
            label={reviewTexts.shortcuts}
            onClick={() => setShowsShortcuts(true)}
            icon={<KeyIcon />}
          />
          <Tool label={reviewTexts.close} onClick={onClose} icon={<CloseIcon />} />
        </div>
      </header>
      <div className={styles.content}>
        {record && isNoted && <p className={styles.noted}>{reviewTexts.readingIsNoted}</p>}
        {!record && <p>{reviewTexts.notInList}</p>}
        <RejectionsContext value={rejections}>
          {record && (
            <RecordDetails
              key={recordId}
              {...{ recordId, record, store, first, conversation }}
              onOpen={actions.onOpen}
            >
              {children}
            </RecordDetails>
          )}
          {!record && children}
        </RejectionsContext>
      </div>
      {foot}
      <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
    </RecordPanelFrame>
  );
}

interface RecordDetailsProps extends Pick<
  RecordPanelProps,
  'recordId' | 'store' | 'first' | 'onOpen' | 'children'
> {
  readonly record: AdminRecord;
  readonly conversation: Ref<ConversationHandle>;
}

/** What was sent, then the person, then what to do, then the conversation. */
function RecordDetails(props: RecordDetailsProps) {
  const { recordId, record, store, first, conversation, onOpen, children } = props;
  const survivor = record['mergedInto'];
  const { kind } = store;
  const origin = useRequest(getRecordHistory, { kind, id: recordId }).body?.origin;
  const mayWrite = useMayReview(kind) && typeof survivor !== 'string';
  return (
    <>
      <SentFields kind={kind} record={record} />
      <ContactActions record={record} isWritten={mayWrite} />
      {typeof survivor === 'string' ? (
        <div className={styles.part}>
          <p>{reviewTexts.mergedAway}</p>
          <Button variant="outlined" onClick={() => onOpen(survivor)}>
            {reviewTexts.openSurvivor}
          </Button>
        </div>
      ) : (
        <>
          {first}
          <ReviewForm name={titleOf(record)} {...{ recordId, store }} />
          <ContactHistorySection
            ref={conversation}
            name={titleOf(record)}
            {...{ kind, recordId, record }}
            onReview={store.put}
          />
        </>
      )}
      {children}
      <RecordTimes {...{ record, origin }} consent={store.index.consents.get(recordId)} />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

const Tool = ({ label, icon, onClick }: ToolProps) => (
  <IconButton aria-label={label} title={label} size="small" onClick={onClick}>
    {icon}
  </IconButton>
);

/** Couples have two names. */
function titleOf(record: AdminRecord): string {
  const { nameless } = reviewTexts;
  return [recordName(record), recordPartnerName(record)].filter(Boolean).join(' & ') || nameless;
}

const PreviousIcon = () => <LineIcon path="m5 12 5-5 5 5" />;

const NextIcon = () => <LineIcon path="m5 8 5 5 5-5" />;

const CloseIcon = () => <LineIcon path="m5 5 10 10M15 5 5 15" />;

const KeyIcon = () => (
  <LineIcon path="M4.5 5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM6 8.5h.01M10 8.5h.01M14 8.5h.01M6.5 12h7" />
);

/** Openings that the server has not logged yet, by section. They are sent with the next one. */
const unsent = new Map<RecordKind, Set<string>>();
/**
 * Logs at the server that a record of a confidential section was opened. The panel does not wait for it, because
 * loading the list was logged already.
 * @param recordId undefined while there is no record
 * @returns whether the section is confidential
 */
function useNotedOpening(kind: RecordKind, recordId: string | undefined): boolean {
  const isConfidential = useConfidential().has(kind);
  useEffect(() => {
    if (isConfidential && recordId !== undefined) void noteOpening(kind, recordId);
  }, [isConfidential, kind, recordId]);
  return isConfidential;
}
async function noteOpening(kind: RecordKind, recordId: string): Promise<void> {
  const waiting = unsent.get(kind) ?? new Set();
  unsent.set(kind, waiting.add(recordId));
  const records = [...waiting].slice(-maxOpened);
  const noted = await sendChange(noteOpenedRecords, { kind, body: { records } }, '');
  if (noted.ok) for (const id of records) waiting.delete(id);
}
