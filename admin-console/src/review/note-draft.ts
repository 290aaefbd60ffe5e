import { readAdminEmail } from '../session/admin-session';

/** A note that was typed and not saved, with the review that it was typed over. */
export interface NoteDraft {
  readonly text: string;
  /** -1 over a record without a review. */
  readonly seenVersion: number;
  readonly seenNote: string;
}

/** Takes over where the browser's storage is blocked or full: the draft then lasts as long as the page. */
const memory = new Map<string, NoteDraft>();

/** Somebody else who logs in here does not find it. */
const keyOf = (recordId: string) => `note-draft:${readAdminEmail() ?? ''}:${recordId}`;

/** The draft that this member of staff left in this tab. It outlives the session (SAFETY 3.F). */
export function loadNoteDraft(recordId: string): NoteDraft | undefined {
  const key = keyOf(recordId);
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isNoteDraft(draft) ? draft : memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Keeps a draft until the tab is closed. */
export function saveNoteDraft(recordId: string, draft: NoteDraft): void {
  const key = keyOf(recordId);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    memory.delete(key);
  } catch {
    memory.set(key, draft);
  }
}

/** Forgets the draft of a note that was saved or given up. */
export function clearNoteDraft(recordId: string): void {
  const key = keyOf(recordId);
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where storage is blocked.
  }
}

const isNoteDraft = (draft: unknown): draft is NoteDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'text' in draft &&
  typeof draft.text === 'string' &&
  'seenVersion' in draft &&
  typeof draft.seenVersion === 'number' &&
  'seenNote' in draft &&
  typeof draft.seenNote === 'string';
