import { readTab, removeTab, writeTab } from 'shared-ui/tab-storage';
import { readAdminEmail } from '../../session/admin-session';

/** A note that was typed and not saved, with the review that it was typed over. */
export interface NoteDraft {
  readonly text: string;
  /** -1 over a record without a review. */
  readonly seenVersion: number;
  readonly seenNote: string;
}

/** The key names the account: another staff member who logs in in the same tab does not see the draft. */
const keyOf = (recordId: string) => `note-draft:${readAdminEmail() ?? ''}:${recordId}`;

/** The draft that this member of staff left in this tab. It outlives the session (SAFETY 3.F). */
export function loadNoteDraft(recordId: string): NoteDraft | undefined {
  const draft = readTab(keyOf(recordId));
  return isNoteDraft(draft) ? draft : undefined;
}

/** Keeps a draft until the tab is closed. */
export const saveNoteDraft = (recordId: string, draft: NoteDraft): void =>
  writeTab(keyOf(recordId), draft);

/** Forgets the draft of a note that was saved or given up. */
export const clearNoteDraft = (recordId: string): void => removeTab(keyOf(recordId));

const isNoteDraft = (draft: unknown): draft is NoteDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'text' in draft &&
  typeof draft.text === 'string' &&
  'seenVersion' in draft &&
  typeof draft.seenVersion === 'number' &&
  'seenNote' in draft &&
  typeof draft.seenNote === 'string';
