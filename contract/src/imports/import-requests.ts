import * as Type from '@sinclair/typebox';
import { auditKinds } from '../records/audit';
import { recordKinds } from '../records/review';
import { samePersonReasons } from '../people/persons';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { fileFormats } from '../review/export-requests';
import { languageCodes } from '../site/languages';
import { importFaults } from './import-faults';
import { dateOrders, importPrograms } from './import-fields';
import { importLimits, importPlan, importTargets } from './import-plan';

/**
 * Records from a file: it stays in the browser, which sends it with each request, and the server stores nothing of it
 * before it is imported. Staff with `records:import` import into the sections that they may review.
 */
const access = { right: 'records:import' } as const;

/** The bytes of the file in base64. */
const file = Type.String({ minLength: 4, maxLength: Math.ceil(importLimits.bytes / 3) * 4 });
/** The longest body of these requests, in bytes: a file, and decisions about its rows. */
export const maxImportBody = 48_000_000;

const kind = oneOf(recordKinds);
const text = Type.String();
/** SHA-256 in hexadecimal. */
const digest = Type.String({ pattern: /^[0-9a-f]{64}$/.source, maxLength: 64 });

const fileErrors = [
  ...(['import-unreadable', 'import-too-large', 'import-empty', 'import-too-many-rows'] as const),
  'import-too-many-columns',
] as const;

const column = Type.Object({
  /** The heading; '' if it has none. */
  name: text,
  /** The first three different values. */
  samples: Type.Array(text),
  /** What the column is by its heading; null if it is unknown. */
  field: nullable(text),
  /** False for a guess, which staff check. */
  isCertain: Type.Boolean(),
});
export type ImportColumn = Value<typeof column>;

const importFile = Type.Object({
  /** SHA-256 of the file, by which the browser remembers what was decided. */
  fileDigest: sentence,
  /** Of a workbook, in its order. */
  sheets: Type.Optional(Type.Array(text)),
  /** The sheet whose columns these are. */
  sheet: Type.Optional(text),
  rows: wholeNumber,
  columns: Type.Array(column),
  program: oneOf(importPrograms),
  /** Of dates like 03/04/1980; `unclear` if nothing tells it, absent if there are none. */
  dateOrder: Type.Optional(oneOf([...dateOrders, 'unclear'])),
  /** The section that fits the columns best. */
  target: oneOf(importTargets),
  /** When the same file was imported, if it was and that is not undone: ISO 8601. */
  importedAt: Type.Optional(sentence),
});
export type ImportFile = Value<typeof importFile>;

/** Reads the headings of a file and says what its columns are. */
export const readImportFile = request('POST /api/admin/imports/columns', {
  access,
  worksWithoutStorage: true,
  body: strictObject({
    file,
    sheet: Type.Optional(Type.String({ maxLength: 200 })),
    /** Whose fields the columns are; by default the server suggests a section. */
    target: Type.Optional(oneOf(importTargets)),
  }),
  response: importFile,
  errors: fileErrors,
  limit: 'staff',
});

/**
 * What becomes of a row:
 * - `new`: a record of a new person.
 * - `same-person`: a further record of a person who has records already.
 * - `same-record`: fields of a record of its section change.
 * - `unchanged`: that record says the same already.
 * - `unclear`: staff decide who it is. Until then it stays out.
 * - `twice`: an earlier row of the file says the same.
 * - `skipped`: staff decided that it stays out.
 */
export const importMatches = [
  ...(['new', 'same-person', 'same-record', 'unchanged', 'unclear', 'twice', 'skipped'] as const),
] as const;
export type ImportMatch = (typeof importMatches)[number];

const fault = Type.Object({
  /** '' if it is about the row. */
  field: text,
  code: oneOf(importFaults),
  /** The number that the code names. */
  limit: Type.Optional(Type.Number()),
  /** Whether the row can be imported without this value, which somebody decides. */
  isOptional: Type.Boolean(),
});
export type RowFault = Value<typeof fault>;

const candidate = Type.Object({
  /** The record of the row's section that it would change, or else the person whom it would join. */
  record: Type.Optional(sentence),
  person: Type.Optional(sentence),
  name: text,
  email: text,
  phone: text,
  /** The sections of this person that the reader may read. */
  kinds: Type.Array(kind),
  reasons: Type.Array(oneOf(samePersonReasons)),
});
export type MatchCandidate = Value<typeof candidate>;

const previewRow = Type.Object({
  /** The number that a spreadsheet shows before it. */
  row: wholeNumber,
  /** Absent if the row names no section that the caller may review. */
  kind: Type.Optional(kind),
  /** As they would be stored; of a field with a fault what the file, or who mended it, says. */
  values: Type.Record(text, text),
  /** A row with one stays out. */
  faults: Type.Array(fault),
  match: oneOf(importMatches),
  /** Whether staff chose the match. */
  isChosen: Type.Optional(Type.Literal(true)),
  /** The record or person of `same-record`, `unchanged` and `same-person`. */
  found: Type.Optional(candidate),
  /** Of `same-record`: what the fields that change have now; '' for nothing. */
  former: Type.Optional(Type.Record(text, text)),
  /** Of `unclear`. */
  candidates: Type.Optional(Type.Array(candidate)),
  /** Of `twice`: the number of the earlier row. */
  earlierRow: Type.Optional(wholeNumber),
});
export type PreviewRow = Value<typeof previewRow>;

const summary = Type.Object({
  rows: wholeNumber,
  /** Rows by what becomes of them, without those with faults; absent ones are none. */
  matches: Type.Unsafe<{ [Match in ImportMatch]?: number }>(Type.Record(text, wholeNumber)),
  /** Rows that stay out because of a fault. */
  faulty: wholeNumber,
  /** Records that would be added and changed, by section. */
  kinds: Type.Array(Type.Object({ kind, added: wholeNumber, changed: wholeNumber })),
});
export type ImportSummary = Value<typeof summary>;

const importPreview = Type.Object({
  /** In the order of the file. */
  rows: Type.Array(previewRow),
  summary,
  /** SHA-256 of all that would be done: `runImport` does exactly this or nothing. */
  digest: sentence,
});
export type ImportPreview = Value<typeof importPreview>;

/** What an import would do; it changes nothing. The response is streamed. */
export const previewImport = request('POST /api/admin/imports/preview', {
  access,
  worksWithoutStorage: true,
  body: strictObject({ file, plan: importPlan }),
  response: importPreview,
  errors: fileErrors,
  limit: 'staff',
});

const finishedImport = Type.Object({
  _id: sentence,
  /** ISO 8601. */
  at: sentence,
  /** Id of a staff account. */
  by: sentence,
  fileDigest: sentence,
  added: wholeNumber,
  changed: wholeNumber,
  /** Added records of persons who had records already. */
  joined: wholeNumber,
  /** Rows that stayed out. */
  leftOut: wholeNumber,
  kinds: Type.Array(Type.Object({ kind, added: wholeNumber, changed: wholeNumber })),
  /** Imported profiles that have no password and were not invited yet. */
  uninvited: wholeNumber,
  /** ISO 8601. */
  undoneAt: Type.Optional(sentence),
});
export type FinishedImport = Value<typeof finishedImport>;

/** Newest first. */
export const listImports = request('GET /api/admin/imports', {
  access,
  response: Type.Object({ imports: Type.Array(finishedImport) }),
});

/** One transaction. 409 if anything has changed since the preview. */
export const runImport = request('POST /api/admin/imports', {
  access: { ...access, confirmed: true },
  body: strictObject({ file, plan: importPlan, digest }),
  response: finishedImport,
  status: 201,
  errors: [...fileErrors, 'changed-meanwhile', 'import-running', 'import-nothing'],
  audit: { action: 'import', kind: auditKinds },
  announces: 'audited-kinds',
  limit: 'staff',
  touches: [listImports],
});

/** A file with a row for each row of the imported file: what became of it and why. */
export const getImportReport = request('GET /api/admin/imports/:id/report', {
  access,
  query: Type.Object({
    format: oneOf(fileFormats),
    language: oneOf(languageCodes),
  }),
  response: { contentType: 'text/csv; charset=utf-8' },
  errors: ['not-found'],
});

/** What was built on an imported record, so that the import cannot be undone. */
export const buildingReasons = [
  ...(['reviewed', 'noted', 'contacted', 'merged', 'corrected', 'joined', 'logged-in'] as const),
] as const;
export type BuildingReason = (typeof buildingReasons)[number];

/** Removes what was added, and restores what was changed and the persons. 409 if something was built on it. */
export const undoImport = request('POST /api/admin/imports/:id/undo', {
  access: { ...access, confirmed: true },
  response: finishedImport,
  conflict: Type.Object({
    /** At most 100 of them. */
    builtOn: Type.Optional(
      Type.Array(Type.Object({ kind, _id: sentence, name: text, reason: oneOf(buildingReasons) })),
    ),
  }),
  errors: ['not-found', 'import-undone', 'import-built-on', 'import-running'],
  audit: { action: 'import-undo', kind: auditKinds },
  announces: 'audited-kinds',
  limit: 'staff',
  touches: [listImports],
});

/** Sends each imported profile without a password an email with a link to choose one. */
export const inviteMembers = request('POST /api/admin/imports/:id/invitations', {
  access: { ...access, confirmed: true },
  /** Of the emails to those who have chosen none. */
  body: strictObject({ language: oneOf(languageCodes) }),
  response: Type.Object({ invited: wholeNumber }),
  errors: ['not-found', 'import-undone'],
  audit: { action: 'member-invite', kind: 'profiles' },
  limit: 'staff',
  touches: [listImports],
});
