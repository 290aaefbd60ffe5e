import { useCallback, useState } from 'react';
import type { RecordKind } from 'contract/review';
import type { Review } from 'contract/review-requests';
import { changeReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import type { ResponseOf } from 'contract/request';
import { sendChange } from '../../session/send';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { partsTexts } from '../../base/parts/parts.texts';
import { bulkTexts } from './bulk.texts';

/** A record that is to be changed with others, perhaps of other sections. */
export interface BulkRecord {
  readonly kind: RecordKind;
  readonly _id: string;
  /** The name of the person, or what is shown in its place. */
  readonly name: string;
  /** The version of the review that is shown; -1 if the record has none. */
  readonly reviewVersion: number;
  /** ISO 8601, if it is put off or was. */
  readonly snoozedUntil?: string | null | undefined;
}

/** What a change sets; fields that are left out stay as they are. */
export type BulkEdit = Pick<ReviewEdit, 'state' | 'assignee' | 'snoozedUntil' | 'urgency'>;

/** A record after a change. */
export interface ChangedRecord extends BulkRecord {
  readonly review: Review;
}

type Answer = ResponseOf<typeof changeReviews>;

/** Names that a message lists before it only counts the others. */
const maxNames = 3;

/**
 * Changes many reviews with one message and one undo.
 * @param say shows the message
 * @param onChanged is told what the server has changed, also by an undo; not needed where the reviews are loaded again
 */
export function useBulkChange(
  say: (outcome: Outcome) => void,
  onChanged: (applied: readonly ChangedRecord[]) => void = () => undefined,
) {
  const [isBusy, setIsBusy] = useState(false);
  /** @param label what is done, as a participle: "Done", "Assigned to ..." */
  const change = useCallback(
    async (records: readonly BulkRecord[], edit: BulkEdit, label: string): Promise<void> => {
      if (records.length === 0) return;
      setIsBusy(true);
      const outcome = await sendEdits(
        records.map((record) => ({ record, edit })),
        label,
        onChanged,
      );
      setIsBusy(false);
      say(outcome);
    },
    [say, onChanged],
  );
  return { change, isBusy };
}

interface RecordEdit {
  readonly record: BulkRecord;
  readonly edit: BulkEdit;
}

async function sendEdits(
  edits: readonly RecordEdit[],
  label: string,
  onChanged: (applied: readonly ChangedRecord[]) => void,
): Promise<Outcome> {
  const changes = edits.map(({ record: { kind, _id: id, reviewVersion: seenVersion }, edit }) => ({
    ...{ kind, id, seenVersion },
    ...edit,
  }));
  const sent = await sendChange(changeReviews, { body: { changes } }, partsTexts.notSaved);
  if (!sent.ok) return { tone: 'error', text: sent.message };
  const { changed, refused } = sent.response;
  const done = edits.flatMap(({ record, edit }) => {
    const made = changed.find(({ review }) => review.recordId === record._id);
    return made ? [{ record: { ...record, reviewVersion: made.review.version }, edit, made }] : [];
  });
  onChanged(done.map(({ record, made: { review } }) => ({ ...record, review })));
  const said = done.length > 0 ? [bulkTexts.changed(who(done), label)] : [];
  return {
    tone: refused.length > 0 ? 'error' : 'success',
    text: [...said, ...refusalTexts(edits, refused)].join(' '),
    ...(done.length > 0 && {
      undo: async () => {
        const back = done.map(({ record, edit, made }) => ({
          record,
          edit: pickEdited(edit, made.before),
        }));
        const { tone, text } = await sendEdits(back, bulkTexts.undone, onChanged);
        // An undo is not undone in turn: the records are as they were.
        return { tone, text };
      },
    }),
  };
}

/** The former values of the fields that an edit sets. A new state also ends what was put off (contract). */
const pickEdited = (edit: BulkEdit, before: Answer['changed'][number]['before']): BulkEdit => ({
  ...(edit.state !== undefined && { state: before.state }),
  ...(edit.assignee !== undefined && { assignee: before.assignee }),
  ...((edit.snoozedUntil !== undefined || (edit.state !== undefined && before.snoozedUntil)) && {
    snoozedUntil: before.snoozedUntil,
  }),
  ...(edit.urgency !== undefined && { urgency: before.urgency }),
});

/** One sentence for each reason, with the names of the records that it concerns. */
function refusalTexts(edits: readonly RecordEdit[], refused: Answer['refused']): string[] {
  const codes = [...new Set(refused.map(({ code }) => code))];
  return codes.map((code) => {
    const ids = new Set(refused.filter((one) => one.code === code).map(({ id }) => id));
    const names = edits.flatMap(({ record: { _id, name } }) => (ids.has(_id) ? [name] : []));
    return bulkTexts.refused[code](
      names.length > maxNames
        ? bulkTexts.andMore(names.slice(0, maxNames).join(', '), names.length - maxNames)
        : names.join(', '),
    );
  });
}

/** The name of one record, or the number of several. */
const who = (edits: readonly RecordEdit[]): string =>
  edits.length === 1 ? (edits[0]?.record.name ?? '') : bulkTexts.records(edits.length);
