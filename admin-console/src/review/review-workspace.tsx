import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { AdminRecord } from '../model/admin-record';
import { RecordOpeningContext, recordIdOf } from './store/open-record';
import type { RecordOpening } from './store/open-record';
import { useRecordAddress } from './store/record-address';
import { RecordPanel } from './panel/record-panel';
import { stateOf } from './store/review-index';
import styles from './review-workspace.module.css';
import { createRowOrder } from './store/row-order';
import { ShortcutsDialog } from './parts/shortcuts-dialog';
import { useDoneToggle } from './store/use-done-toggle';
import { ToggleNote } from './parts/toggle-note';
import type { ReviewStore } from './store/use-review-store';

interface ReviewWorkspaceProps {
  readonly store: ReviewStore;
  /** Those that can be opened. */
  readonly records: readonly AdminRecord[];
  /** What else the panel says of a record. */
  readonly renderMore?: (recordId: string) => ReactNode;
  /** The tables. */
  readonly children: ReactNode;
}

/** Tables of records with the side panel in which one of them is worked on. */
export function ReviewWorkspace({ store, records, renderMore, children }: ReviewWorkspaceProps) {
  const address = useRecordAddress();
  const { openId, open, close } = address;
  const [order] = useState(createRowOrder);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const { outcome, toggleDone } = useDoneToggle(store);
  const { index } = store;

  const opening = useMemo<RecordOpening>(
    () => ({
      openId,
      open,
      stateOf: (record) => stateOf(index, recordIdOf(record)),
      toggleDone,
      showShortcuts: () => setShowsShortcuts(true),
      order,
    }),
    [openId, open, index, toggleDone, order],
  );
  const record = useMemo(
    () => openId && records.find((candidate) => recordIdOf(candidate) === openId),
    [openId, records],
  );
  const leaf = (step: 1 | -1) => {
    const next = openId && order.neighbour(openId, step);
    if (next) open(next);
  };

  return (
    <RecordOpeningContext value={opening}>
      <ToggleNote outcome={outcome} />
      <div className={styles.workspace} data-open={openId !== undefined}>
        <div className={styles.tables}>{children}</div>
        {openId !== undefined && (
          <RecordPanel
            recordId={openId}
            record={record || undefined}
            store={store}
            onLeaf={leaf}
            onOpen={open}
            onToggleDone={toggleDone}
            onClose={close}
          >
            {record && renderMore?.(openId)}
          </RecordPanel>
        )}
      </div>
      <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
    </RecordOpeningContext>
  );
}
