import type { RecordKind } from 'contract/review';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';
import { getAdminEmail } from '../../../session/admin-session';

/** An unsaved note, with the review that it is based on. */
export interface NoteDraft {
  readonly text: string;
  /** -1 for a record without a review. */
  readonly seenVersion: number;
  readonly seenNote: string;
}

/** The key contains the account, so that another user who logs in in the same tab does not see the drafts. */
const keyOf = (kind: RecordKind) => `note-drafts:${getAdminEmail() ?? ''}:${kind}`;

const loadDrafts = (kind: RecordKind): Readonly<Record<string, unknown>> => {
  const drafts = getTabStored(keyOf(kind));
  return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
};

/** This user's draft in this tab. It outlives the session (safety 3.F). */
export function loadNoteDraft(kind: RecordKind, recordId: string): NoteDraft | undefined {
  const drafts = loadDrafts(kind);
  const draft = Object.hasOwn(drafts, recordId) ? drafts[recordId] : undefined;
  return isNoteDraft(draft) ? draft : undefined;
}

/** Keeps a draft until the tab is closed. */
export const saveNoteDraft = (kind: RecordKind, recordId: string, draft: NoteDraft): void =>
  writeTab(keyOf(kind), { ...loadDrafts(kind), [recordId]: draft });

/** Deletes the draft of a note that was saved or discarded. */
export function clearNoteDraft(kind: RecordKind, recordId: string): void {
  const { [recordId]: _cleared, ...others } = loadDrafts(kind);
  if (Object.keys(others).length > 0) writeTab(keyOf(kind), others);
  else removeTab(keyOf(kind));
}

/** Deletes all drafts of a section, which also contain notes of colleagues. */
export const clearNoteDrafts = (kind: RecordKind): void => removeTab(keyOf(kind));

const isNoteDraft = (draft: unknown): draft is NoteDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'text' in draft &&
  typeof draft.text === 'string' &&
  'seenVersion' in draft &&
  typeof draft.seenVersion === 'number' &&
  'seenNote' in draft &&
  typeof draft.seenNote === 'string';
