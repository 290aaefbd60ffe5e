import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { AdminRecord } from '../model/admin-record';
import { RecordOpeningContext, recordIdOf } from './open-record';
import type { RecordOpening } from './open-record';
import { useRecordAddress } from './record-address';
import { RecordPanel } from './record-panel';
import { stateOf } from './review-index';
import styles from './review-workspace.module.css';
import { createRowOrder } from './row-order';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useDoneToggle } from './use-done-toggle';
import { ToggleNote } from './toggle-note';
import type { ReviewStore } from './use-review-store';

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
