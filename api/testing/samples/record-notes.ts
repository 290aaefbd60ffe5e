import { randomBytes } from 'node:crypto';
import { addRecordNote } from 'contract/record-note-requests';
import type { RecordKind } from 'contract/review';
import type { StaffCall } from '../people/staff';

/** Adds a note about a record. */
export const addNote = (
  call: StaffCall,
  kind: RecordKind,
  id: string,
  text: string,
  mentions: readonly string[] = [],
) => {
  const body = { key: randomBytes(16).toString('hex'), text, mentions };
  return call(addRecordNote, { kind, id, body });
};
