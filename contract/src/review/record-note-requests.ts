import * as Type from '@sinclair/typebox';
import { paragraphs } from '../records/field';
import { recordId, recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import { getToday } from './today-requests';
import { contactKey, getContactHistory, recordNote } from './contact-history-requests';

/** The notes of staff about a record. The contact history of the record contains them. */

/** In UTF-16 code units. */
export const maxNoteLength = 2000;
/** Notes of one record. */
export const maxNotes = 500;
/** Colleagues that one note mentions. */
export const maxMentions = 20;
/** Minutes in which its writer may change or remove a note. */
export const noteChangeMinutes = 15;

const params = { kind: oneOf(recordKinds) };

const content = {
  text: Type.String({ ...paragraphs, maxLength: maxNoteLength }),
  /** Ids of colleagues who may read the section. They are told by email. */
  mentions: Type.Array(recordId, { maxItems: maxMentions }),
};

const write = {
  access: { sectionRight: 'review' },
  params,
  audit: { action: 'note', kind: ':kind' },
  announces: ':kind',
  touches: [getContactHistory, getToday],
} as const;

export const addRecordNote = request('POST /api/admin/record-notes/:kind/:id', {
  ...write,
  body: strictObject({ key: contactKey, ...content }),
  response: recordNote,
  status: 201,
  errors: [
    ...(['no-record', 'record-merged', 'changed-meanwhile'] as const),
    ...(['no-colleague', 'too-many-notes', 'record-unreadable'] as const),
  ],
  limit: 'staff',
});

const noteParams = { ...params, noteId: recordId };

/** Changes a note of the caller while it is young. */
export const changeRecordNote = request('PUT /api/admin/record-notes/:kind/:id/:noteId', {
  ...write,
  params: noteParams,
  body: strictObject(content),
  response: recordNote,
  errors: ['note-closed', 'no-colleague', 'record-unreadable'],
});

/** Removes a note of the caller while it is young. */
export const removeRecordNote = request('DELETE /api/admin/record-notes/:kind/:id/:noteId', {
  ...write,
  params: noteParams,
  errors: ['note-closed'],
});
