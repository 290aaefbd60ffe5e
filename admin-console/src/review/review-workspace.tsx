import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import type { AdminRecord } from '../records/admin-record';
import { recordName } from '../records/record-identity';
import { RecordOpeningContext, recordIdOf } from './open-record';
import type { RecordOpening } from './open-record';
import { useRecordAddress } from './record-address';
import { RecordPanel } from './record-panel';
import { stateOf } from './review-book';
import { reviewLabels } from './review-labels';
import styles from './review-workspace.module.css';
import { createRowOrder } from './row-order';
import { ShortcutsDialog } from './shortcuts-dialog';
import type { ReviewDesk } from './use-review-desk';

interface ReviewWorkspaceProps {
  readonly desk: ReviewDesk;
  /** Those that can be opened. */
  readonly records: readonly AdminRecord[];
  /** What else the panel says of a record. */
  readonly renderMore?: (record: AdminRecord) => ReactNode;
  /** The tables. */
  readonly children: ReactNode;
}

/** Tables of records with the side panel in which one of them is worked on. */
export function ReviewWorkspace({ desk, records, renderMore, children }: ReviewWorkspaceProps) {
  const address = useRecordAddress();
  const { openId, open, close } = address;
  const [order] = useState(createRowOrder);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const { outcome, toggleDone } = useDoneToggle(desk);
  const { index } = desk;

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
      {outcome.failure && (
        <Message key={outcome.count} tone="error">
          {outcome.failure}
        </Message>
      )}
      <p role="status" className="visually-hidden">
        {outcome.success}
      </p>
      <div className={styles.workspace} data-open={openId !== undefined}>
        <div className={styles.tables}>{children}</div>
        {openId !== undefined && (
          <RecordPanel
            recordId={openId}
            record={record || undefined}
            desk={desk}
            onLeaf={leaf}
            onOpen={open}
            onToggleDone={toggleDone}
            onClose={close}
          >
            {record && renderMore?.(record)}
          </RecordPanel>
        )}
      </div>
      <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
    </RecordOpeningContext>
  );
}

interface ToggleOutcome {
  readonly count: number;
  readonly success?: string;
  readonly failure?: string;
}

function useDoneToggle({ index, save }: ReviewDesk) {
  const [outcome, setOutcome] = useState<ToggleOutcome>({ count: 0 });
  const toggleDone = useCallback(
    async (record: AdminRecord) => {
      const recordId = recordIdOf(record);
      if (recordId === undefined) return;
      const labels = translate(reviewLabels, consoleLanguage);
      const state = stateOf(index, recordId) === 'done' ? 'new' : 'done';
      const saved = await save(recordId, { state });
      const name = recordName(record) || labels.nameless;
      const said =
        saved.state === 'saved'
          ? { success: labels.markedAs(name, labels.states[state]) }
          : { failure: labels.notMarked(name) };
      setOutcome(({ count }) => ({ count: count + 1, ...said }));
    },
    [index, save],
  );
  return { outcome, toggleDone };
}
