import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import type { TodayItem } from 'contract/today-requests';
import { NewNote, newNoteId } from '../contact-history/new-note';
import { todayTexts } from './today.texts';

interface CardNoteProps {
  readonly item: Pick<TodayItem, 'kind' | '_id'>;
  /** @param isDone whether the record is done with it */
  readonly onSaved: (message: string, isDone: boolean) => void;
  readonly onClose: () => void;
}

/** A new note about a record, written in its card. The text stays a draft when it is closed. */
export function CardNote({ item: { kind, _id }, onSaved, onClose }: CardNoteProps) {
  useEffect(() => document.getElementById(newNoteId(_id))?.focus(), [_id]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the field within
    <div onKeyDown={closeOnEscape}>
      <NewNote kind={kind} recordId={_id} doneLabel={todayTexts.noteDone} onSaved={onSaved} />
    </div>
  );
}
