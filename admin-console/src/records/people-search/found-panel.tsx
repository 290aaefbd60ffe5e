import type { SearchResult } from 'contract/search-requests';
import { MergedIntoList } from '../merge/merged-into-list';
import { useRecordAddress } from '../review/store/use-record-address';
import { RecordPanel } from '../review/panel/record-panel';
import { VisibilityChoice } from '../testimonies/visibility-choice';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { ShowOutcomeContext, useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import { useDoneToggle } from '../review/store/use-done-toggle';
import { useReviewStore } from '../review/store/use-review-store';

type Found = SearchResult['results'][number];

interface FoundPanelProps {
  readonly found: Found;
  /** All results in the order in which they are shown. */
  readonly all: readonly Found[];
  readonly onChanged: () => void;
}

/** A record that was found, with its review. Give it the kind as its `key`. */
export function FoundPanel({ found, all, onChanged }: FoundPanelProps) {
  const { kind, record } = found;
  const { open, close } = useRecordAddress();
  const store = useReviewStore(kind, onChanged);
  const undoNote = useOutcomeNote();
  const toggleDone = useDoneToggle(store, undoNote.say);
  const leaf = (step: 1 | -1) => {
    const next = all[all.indexOf(found) + step];
    if (next) open(next.record._id);
  };
  return (
    <ShowOutcomeContext value={undoNote.say}>
      <RecordPanel
        recordId={record._id}
        record={record}
        store={store}
        onLeaf={leaf}
        onOpen={open}
        onToggleDone={toggleDone}
        onUndo={undoNote.undo}
        onClose={close}
        first={kind === 'testimony' && <VisibilityChoice record={record} onChanged={onChanged} />}
        foot={<OutcomeNote {...undoNote} isInPanel />}
      >
        <MergedIntoList
          key={`merged-into-${record._id}`}
          recordId={record._id}
          store={store}
          records={all.map((one) => one.record)}
          onUndone={onChanged}
        />
      </RecordPanel>
    </ShowOutcomeContext>
  );
}
