import type { FromSchema } from 'json-schema-to-ts';
import { recordId, recordKinds } from './review';
import type { RecordKind } from './review';

/** What staff did, as the console shows it. Entries hold ids, and no content of records. */

/** What an entry is about: a section, or what there is beside them. */
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

/** Everything that is noted. `language` is a choice; one that came with an invitation or a login is a detail of that. */
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
 * GET `?person=&action=&about=&day=&before=`: one page of entries, newest first, as `AuditPage`. Staff read what they
 * did themselves; those with `audit:read` what any account did in the sections that they may read.
 */
export const auditEndpoint = '/api/admin/audit';

/** GET with the filters of `auditEndpoint`: the same entries as a CSV file, the newest of them. */
export const auditExportEndpoint = '/api/admin/audit/export';
/** Entries in one such file at most. */
export const maxExportedEntries = 100_000;

/** Entries on a page at most. */
export const auditPageSize = 50;

/** What is left out is not filtered by. */
export const auditQuery = {
  type: 'object',
  properties: {
    /** The `_id` of an account. */
    person: recordId,
    action: { type: 'string', enum: auditActions },
    about: { type: 'string', enum: auditKinds },
    /** By Innsbruck's clock. */
    day: { type: 'string', maxLength: 10, pattern: /^[2-9]\d{3}-[01]\d-[0-3]\d$/.source },
    /** The `next` of the page before. */
    before: { type: 'string', maxLength: 64, pattern: /^[\d\-T:.Z]{24}_[0-9a-f]{16}$/.source },
  },
} as const;

export type AuditQuery = FromSchema<typeof auditQuery>;

export interface AuditEntry {
  /** Tells nothing of how many others there are. */
  readonly _id: string;
  /** ISO 8601. */
  readonly at: string;
  /** The `_id` of the account. */
  readonly person: string;
  /** What the account is called; absent when it is there no more. */
  readonly name?: string;
  /** One of `auditActions`, or what a newer server knows. */
  readonly action: string;
  /** One of `auditKinds`, or what a newer server knows. */
  readonly about: string;
  /** The ids of records, accounts, roles or entries of the site; none where the reader may not read the section. */
  readonly subjects: readonly string[];
  /** A part of the internet, never a whole address; absent where it is not known. */
  readonly network?: string;
  /** What else was noted, in words of the program: numbers, states and ids. */
  readonly details: Readonly<Record<string, string | number | null>>;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Goes on where this page ends; absent at the end. */
  readonly next?: string;
  /** Whom one can filter by. */
  readonly people: readonly AuditPerson[];
}

export interface AuditPerson {
  readonly _id: string;
  readonly name: string;
}

/** GET: whether the log still is what was written, as `AuditVerdict`. Costly, so an answer counts for a while. */
export const auditCheckEndpoint = '/api/admin/audit/check';

/** `whole`: each entry fits the one before, up to the last. `changed`: one does not. */
export const auditStates = ['whole', 'changed'] as const;

export interface AuditVerdict {
  readonly state: (typeof auditStates)[number];
  /** When it was looked, ISO 8601. */
  readonly at: string;
  /** Entries in the log. Only for those who may read every section: it counts what happens in all. */
  readonly entries?: number;
}

/** GET: in which sections a reading is noted, as `ConfidentialSections`; PUT the same, answered with it. */
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

/** Until an owner chooses others. */
export const usuallyConfidential: readonly RecordKind[] = [
  'welfare',
  'request',
  'enquiry',
  'couples',
];

/** POST `openedRecordsBody`: notes that records were opened, where the section is confidential; 204. */
export const openedRecordsEndpoint = (kind: RecordKind) => `/api/admin/openings/${kind}` as const;

export const openedRecordsBody = {
  type: 'object',
  properties: { records: { type: 'array', items: recordId, minItems: 1, maxItems: 20 } },
  required: ['records'],
  additionalProperties: false,
} as const;

export type OpenedRecords = FromSchema<typeof openedRecordsBody>;
