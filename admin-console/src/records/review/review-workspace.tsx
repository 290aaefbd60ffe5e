import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { AdminRecord } from '../../base/model/admin-record';
import { RecordOpeningContext, getRecordId } from './store/open-record';
import type { RecordOpening } from './store/open-record';
import { useRecordAddress } from './store/use-record-address';
import { RecordPanel } from './panel/record-panel';
import { getReviewState } from './store/review-index';
import styles from './review-workspace.module.css';
import { createRowOrder } from './store/row-order';
import { ShortcutsDialog } from './parts/shortcuts-dialog';
import { reviewTexts } from './store/review.texts';
import { useDoneToggle } from './store/use-done-toggle';
import { useOfferedActions } from '../../session/offered-actions';
import { isShortcut } from '../../session/shortcut';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { ShowOutcomeContext, useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import type { ReviewStore } from './store/use-review-store';
import { useTableKeys } from './use-table-keys';

interface ReviewWorkspaceProps {
  readonly store: ReviewStore;
  readonly records: readonly AdminRecord[];
  /** Renders further content of the panel. */
  readonly renderMore?: (recordId: string) => ReactNode;
  /** Renders content at the top of the panel, for a decision about the record. */
  readonly renderFirst?: ((record: AdminRecord) => ReactNode) | undefined;
  /** Contains the tables in `RecordSplitView`. */
  readonly children: ReactNode;
}

/** Tables of records with the side panel of the open one. */
export function ReviewWorkspace({ store, records, children, ...render }: ReviewWorkspaceProps) {
  const address = useRecordAddress();
  const { openId, addressOf, open, close } = address;
  const [order] = useState(createRowOrder);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const undoNote = useOutcomeNote();
  const { say, undo } = undoNote;
  const toggleDone = useDoneToggle(store, say);
  const { index } = store;

  const opening = useMemo<RecordOpening>(
    () => ({
      openId,
      open,
      addressOf,
      stateOf: (record) => getReviewState(index, getRecordId(record)),
      toggleDone,
      showShortcuts: () => setShowsShortcuts(true),
      order,
    }),
    [openId, open, addressOf, index, toggleDone, order, setShowsShortcuts],
  );
  const record = useMemo(
    () => openId && records.find((candidate) => getRecordId(candidate) === openId),
    [openId, records],
  );
  const leaf = (step: 1 | -1) => {
    const next = openId && order.neighbour(openId, step);
    if (next) open(next);
  };

  const undoOnKey = (event: KeyboardEvent) => {
    // The panel handles its own keys first.
    if (event.key === 'u' && !event.isDefaultPrevented() && isShortcut(event)) void undo();
  };
  useOfferedActions([
    { id: 'shortcuts', name: reviewTexts.shortcuts, run: () => setShowsShortcuts(true) },
  ]);
  const panel = openId !== undefined && (
    <RecordPanel
      recordId={openId}
      record={record || undefined}
      store={store}
      first={record && render.renderFirst?.(record)}
      onLeaf={leaf}
      onOpen={open}
      onToggleDone={toggleDone}
      onUndo={undo}
      onClose={close}
      foot={<OutcomeNote {...undoNote} isInPanel />}
    >
      {record && render.renderMore?.(openId)}
    </RecordPanel>
  );

  return (
    <RecordOpeningContext value={opening}>
      <ShowOutcomeContext value={say}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the tables and the panel within */}
        <div onKeyDown={undoOnKey}>
          <OpenPanelContext value={panel}>{children}</OpenPanelContext>
        </div>
        {openId === undefined && <OutcomeNote {...undoNote} isInPanel={false} />}
        <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
      </ShowOutcomeContext>
    </RecordOpeningContext>
  );
}

const OpenPanelContext = createContext<ReactNode>(false);

/**
 * Tables with the open record beside them, if there is room. The content above the tables keeps the full width: less
 * would take more lines, and move the row that was just pressed.
 */
export function RecordSplitView({ children }: { readonly children: ReactNode }) {
  const panel = useContext(OpenPanelContext);
  const tables = useRef<HTMLDivElement>(null);
  useTableKeys(tables);
  return (
    <div className={styles.workspace} data-open={panel !== false}>
      <div ref={tables} className={styles.tables}>
        {children}
      </div>
      {panel}
    </div>
  );
}
