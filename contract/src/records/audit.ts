import type { FromSchema } from 'json-schema-to-ts';
import { recordId, recordKinds } from './review';
import type { RecordKind } from './review';

/** The audit log as the console shows it. Entries hold ids but no content of records. */

/** The subject of an entry: a section, or something beside the sections. */
export const auditKinds = [
  ...recordKinds,
  'accounts',
  'roles',
  'audit',
  'content',
  'privacy',
  'people',
] as const;
export type AuditKind =
  | RecordKind
  | 'accounts'
  | 'roles'
  | 'audit'
  | 'content'
  | 'privacy'
  | 'people';

/**
 * All actions that are logged. `language` is a changed setting; a language that came with an invitation or a login is a
 * detail of that entry.
 */
export const auditActions = [
  'review',
  'keep',
  'reopen',
  'merge',
  'undo',
  'export',
  'release',
  'hide',
  'show',
  'approve',
  'hold-back',
  'settings',
  'read',
  'confidential',
  'invite',
  'withdraw',
  'accept-invitation',
  'suspend',
  'restore',
  'leave',
  'roles',
  'role-change',
  'end-sessions',
  'reset-factors',
  'login',
  'login-unfinished',
  'factor-add',
  'factor-remove',
  'recovery-codes',
  'recovery-used',
  'password',
  'email-wish',
  'email',
  'name',
  'language',
  'policy',
  'publish',
  'take-down',
  'remove',
  'order',
  'import',
  'upload',
  'describe',
  'plan',
  'unplan',
  'plan-failed',
  'correct',
  'retention',
  'retention-confirm',
  'retention-hold',
  'retention-release',
  'breach',
  'breach-change',
  'request-state',
  'find',
  'person-export',
  'erase',
  'outreach',
  'mail-again',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * GET `?person=&action=&about=&day=&before=`: a page of entries, newest first, as `AuditPage`. Staff see their own
 * actions; with `audit:read` also those of all accounts in the sections that they may read.
 */
export const auditEndpoint = '/api/admin/audit';

/** GET with the filters of `auditEndpoint`: the newest matching entries as a CSV file. */
export const auditExportEndpoint = '/api/admin/audit/export';
/** Entries in such a file at most. */
export const maxExportedEntries = 100_000;

/** Entries on a page at most. */
export const auditPageSize = 50;

/** An absent filter matches everything. */
export const auditQuery = {
  type: 'object',
  properties: {
    /** Id of an account. */
    person: recordId,
    action: { type: 'string', enum: auditActions },
    about: { type: 'string', enum: auditKinds },
    /** Local date in Innsbruck. */
    day: { type: 'string', maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source },
    /** Cursor: the `next` of the page before. */
    before: { type: 'string', maxLength: 64, pattern: /^[\d\-T:.Z]{24}_[0-9a-f]{16}$/.source },
  },
} as const;

export type AuditQuery = FromSchema<typeof auditQuery>;

export interface AuditEntry {
  /** Does not reveal how many entries there are. */
  readonly _id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Id of the account. */
  readonly person: string;
  /** Name of the account; absent if the account was removed. */
  readonly name?: string;
  /** One of `auditActions`, or an unknown one of a newer server. */
  readonly action: string;
  /** One of `auditKinds`, or an unknown one of a newer server. */
  readonly about: string;
  /** Ids of records, accounts, roles or content entries; empty if the reader may not read the section. */
  readonly subjects: readonly string[];
  /** A network prefix, never a whole IP address; absent if it is unknown. */
  readonly network?: string;
  /** Further details: numbers, states and ids. */
  readonly details: Readonly<Record<string, string | number | null>>;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Cursor of the next page; absent at the end. */
  readonly next?: string;
  /** The accounts that the reader can filter by. */
  readonly people: readonly AuditPerson[];
}

export interface AuditPerson {
  readonly _id: string;
  readonly name: string;
}

/**
 * GET: whether the log is unchanged since it was written, as `AuditVerdict`. The check is costly, so its result is
 * cached.
 */
export const auditCheckEndpoint = '/api/admin/audit/check';

/** `whole`: the hash chain is intact up to the last entry. `changed`: it is broken. */
export const auditStates = ['whole', 'changed'] as const;

export interface AuditVerdict {
  readonly state: (typeof auditStates)[number];
  /** Time of the check, ISO 8601. */
  readonly at: string;
  /** Number of entries. Only for staff who may read every section, because it counts the actions in all. */
  readonly entries?: number;
}

/** GET: the sections in which read access is logged, as `ConfidentialSections`. PUT the same: answers with it. */
export const confidentialSectionsEndpoint = '/api/admin/audit/confidential';

export const confidentialSectionsBody = {
  type: 'object',
  properties: {
    sections: {
      type: 'array',
      items: { type: 'string', enum: recordKinds },
      maxItems: recordKinds.length,
      uniqueItems: true,
    },
  },
  required: ['sections'],
  additionalProperties: false,
} as const;

export interface ConfidentialSections {
  readonly sections: readonly RecordKind[];
}

/** The default, until an owner chooses others. */
export const usuallyConfidential: readonly RecordKind[] = [
  'welfare',
  'request',
  'enquiry',
  'couples',
];

/** POST `openedRecordsBody`: logs that records were opened, if the section is confidential; 204. */
export const openedRecordsEndpoint = (kind: RecordKind) => `/api/admin/openings/${kind}` as const;

export const openedRecordsBody = {
  type: 'object',
  properties: { records: { type: 'array', items: recordId, minItems: 1, maxItems: 20 } },
  required: ['records'],
  additionalProperties: false,
} as const;

export type OpenedRecords = FromSchema<typeof openedRecordsBody>;
