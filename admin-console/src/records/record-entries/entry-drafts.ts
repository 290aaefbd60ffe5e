import { isObject } from 'contract/answer-reader';
import type { RecordKind } from 'contract/review';
import { makeRecordDrafts } from '../contact-history/record-drafts';
import type { TypedValues } from './entry-fields';

const drafts = makeRecordDrafts('entry-drafts');

/** Stands for the id of a record that is not added yet. */
export const newRecord = 'new';

/** What this user has typed in this tab and not sent yet, by field; {} if that is nothing. */
export function loadEntryDraft(kind: RecordKind, recordId: string): TypedValues {
  const draft = drafts.load(kind, recordId);
  if (!isObject(draft)) return {};
  const typed = Object.entries(draft).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed) as TypedValues;
}

/** Keeps what was typed; nothing is removed. */
export const saveEntryDraft = (kind: RecordKind, recordId: string, typed: TypedValues): void =>
  drafts.save(kind, recordId, Object.keys(typed).length > 0 ? typed : undefined);

export const clearEntryDrafts = drafts.clear;
