import type { RecordKind } from 'contract/review';
import { makeRecordDrafts } from './record-drafts';

const drafts = makeRecordDrafts('note-drafts');

/** This user's unsaved note on a record in this tab; '' if there is none. */
export function loadNoteDraft(kind: RecordKind, recordId: string): string {
  const draft = drafts.load(kind, recordId);
  return typeof draft === 'string' ? draft : '';
}

/** Keeps a draft; an empty one is removed. */
export const saveNoteDraft = (kind: RecordKind, recordId: string, draft: string): void =>
  drafts.save(kind, recordId, draft === '' ? undefined : draft);

export const clearNoteDrafts = drafts.clear;
