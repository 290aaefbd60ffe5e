import * as Type from '@sinclair/typebox';
import { auditActions, auditKinds } from '../records/audit';
import { recordId, recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** The audit log as the console shows it. Entries hold ids but no content of records. */

/** Entries on a page at most. */
export const auditPageSize = 50;
/** Entries in an exported file at most. */
export const maxExportedEntries = 100_000;

/** An absent filter matches everything. */
const query = Type.Object({
  /** Id of an account. */
  person: Type.Optional(recordId),
  action: Type.Optional(oneOf(auditActions)),
  about: Type.Optional(oneOf(auditKinds)),
  /** Local date in Innsbruck. */
  day: Type.Optional(Type.String({ maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source })),
  /** Cursor: the `next` of the page before. */
  before: Type.Optional(
    Type.String({ maxLength: 64, pattern: /^[\d\-T:.Z]{24}_[0-9a-f]{16}$/.source }),
  ),
});
export type AuditQuery = Value<typeof query>;

const auditEntry = Type.Object({
  /** Does not reveal how many entries there are. */
  _id: sentence,
  /** ISO 8601. */
  at: sentence,
  /** Id of the account. */
  person: sentence,
  /** Name of the account; absent if the account was removed. */
  name: Type.Optional(Type.String()),
  /** One of `auditActions`, or an unknown one of a newer server. */
  action: sentence,
  /** One of `auditKinds`, or an unknown one of a newer server. */
  about: sentence,
  /** Ids of records, accounts, roles or content entries; empty if the reader may not read the section. */
  subjects: Type.Array(sentence),
  /** A network prefix, never a whole IP address; absent if it is unknown. */
  network: Type.Optional(Type.String()),
  /** Further details: numbers, states and ids. */
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
});
export type AuditEntry = Value<typeof auditEntry>;

const auditPerson = Type.Object({ _id: sentence, name: Type.String() });
export type AuditPerson = Value<typeof auditPerson>;

const auditPage = Type.Object({
  entries: Type.Array(auditEntry),
  /** Cursor of the next page; absent at the end. */
  next: Type.Optional(sentence),
  /** The accounts that the reader can filter by. */
  people: Type.Array(auditPerson),
});
export type AuditPage = Value<typeof auditPage>;

/**
 * A page of entries, newest first. Staff see their own actions; with `audit:read` also those of all accounts in the
 * sections that they may read.
 */
export const getAuditPage = request('GET /api/admin/audit', {
  access: 'staff',
  query,
  response: auditPage,
});

/** The newest matching entries as a CSV file. */
export const exportAudit = request('GET /api/admin/audit/export', {
  access: { confirmed: true },
  query,
  response: { contentType: 'text/csv; charset=utf-8' },
  audit: { action: 'export', kind: 'audit' },
});

const auditVerdict = Type.Object({
  /** `whole`: the hash chain is intact up to the last entry. `changed`: it is broken. */
  state: oneOf(['whole', 'changed']),
  /** Time of the check, ISO 8601. */
  at: sentence,
  /** Number of entries. Only for staff who may read every section, because it counts the actions in all. */
  entries: Type.Optional(wholeNumber),
});
export type AuditVerdict = Value<typeof auditVerdict>;

/** Whether the log is unchanged since it was written. The check is costly, so its result is cached. */
export const checkAudit = request('GET /api/admin/audit/check', {
  access: { right: 'audit:read' },
  response: auditVerdict,
});

const confidentialSections = Type.Object({ sections: Type.Array(oneOf(recordKinds)) });

/** The sections in which read access is logged. */
export const getConfidentialSections = request('GET /api/admin/audit/confidential', {
  access: { right: 'audit:read' },
  response: confidentialSections,
});

export const chooseConfidentialSections = request('PUT /api/admin/audit/confidential', {
  access: { right: 'accounts:manage', confirmed: true },
  body: strictObject({
    sections: Type.Array(oneOf(recordKinds), { maxItems: recordKinds.length, uniqueItems: true }),
  }),
  response: confidentialSections,
  errors: ['owners-only'],
  audit: { action: 'confidential', kind: 'audit' },
  touches: [getConfidentialSections],
});

/** Records that one request names at most. */
export const maxOpened = 20;

/** Logs that records were opened, if the section is confidential. */
export const noteOpenedRecords = request('POST /api/admin/openings/:kind', {
  access: { sectionRight: 'read' },
  params: { kind: oneOf(recordKinds) },
  body: strictObject({ records: Type.Array(recordId, { minItems: 1, maxItems: maxOpened }) }),
});
