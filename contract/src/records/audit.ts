import { recordKinds } from './review';
import type { RecordKind } from './review';

/** What entries of the audit log are about, and what they say was done. */

/** The subject of an entry: a section, or something beside the sections. */
export const auditKinds = [
  ...recordKinds,
  'accounts',
  'roles',
  'audit',
  'content',
  'privacy',
  'people',
  'releases',
] as const;
export type AuditKind =
  | RecordKind
  | 'accounts'
  | 'roles'
  | 'audit'
  | 'content'
  | 'privacy'
  | 'people'
  | 'releases';

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
  'note',
  'mail-again',
  'acknowledge',
  'release-change',
  'canary-stopped',
  'preview-open',
  'join',
  'part',
  'apart',
  'household',
  'add',
  'import-undo',
  'member-invite',
  'view',
  'view-remove',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The sections in which read access is logged until an owner chooses others. */
export const usuallyConfidential: readonly RecordKind[] = [
  'welfare',
  'request',
  'enquiry',
  'couples',
];
