import * as Type from '@sinclair/typebox';
import { recordId, recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { fileFormats } from '../review/export-requests';
import { languageCodes } from '../site/languages';
import { personFilterText } from './person-filter';
import { personLists } from './person-requests';

const peopleExport = strictObject({
  format: oneOf(fileFormats),
  /** Language of the headings. */
  language: oneOf(languageCodes),
  /** Id of a person or of one of its records; by default all persons. */
  person: Type.Optional(recordId),
  /** Only the persons that `listPersons` lists for these; each with all of its records. */
  list: Type.Optional(oneOf(personLists)),
  kind: Type.Optional(oneOf(recordKinds)),
  filter: Type.Optional(personFilterText),
});
export type PeopleExport = Value<typeof peopleExport>;

/**
 * Exports persons, with a row for each of their records in the sections that the caller may export: the import takes
 * the file back. An audit entry for each section is written before the first byte. 404 if there is no such record.
 */
export const exportPeople = request('POST /api/admin/persons/exports', {
  access: { confirmed: true },
  body: peopleExport,
  response: { contentType: 'text/csv; charset=utf-8' },
  errors: ['no-person'],
  audit: { action: 'export', kind: recordKinds },
});
