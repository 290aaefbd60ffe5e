import type { RecordKind } from 'contract/review';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';
import { getAdminEmail } from '../../session/admin-session';

/** The key contains the account, so that another user who logs in in the same tab does not see the drafts. */
const keyOf = (kind: RecordKind) => `note-drafts:${getAdminEmail() ?? ''}:${kind}`;

const loadDrafts = (kind: RecordKind): Readonly<Record<string, unknown>> => {
  const drafts = getTabStored(keyOf(kind));
  return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
};

/** This user's unsaved note on a record in this tab; '' if there is none. It outlives the session (safety 3.F). */
export function loadNoteDraft(kind: RecordKind, recordId: string): string {
  const drafts = loadDrafts(kind);
  const draft = Object.hasOwn(drafts, recordId) ? drafts[recordId] : undefined;
  return typeof draft === 'string' ? draft : '';
}

/** Keeps a draft until the tab is closed; an empty one is removed. */
export function saveNoteDraft(kind: RecordKind, recordId: string, draft: string): void {
  const { [recordId]: _before, ...others } = loadDrafts(kind);
  const drafts = draft === '' ? others : { ...others, [recordId]: draft };
  if (Object.keys(drafts).length > 0) writeTab(keyOf(kind), drafts);
  else removeTab(keyOf(kind));
}

/** Deletes all drafts of a section. */
export const clearNoteDrafts = (kind: RecordKind): void => removeTab(keyOf(kind));
