import type { Right } from '../records/rights';
import type { FromSchema } from 'json-schema-to-ts';
import { email, line, password } from '../records/field';
import { languageCodes } from '../site/languages';

/*
 * The accounts of staff, for staff with `accounts:manage` (decision 43). What the caller may not do, because it
 * would give rights that the caller does not have, or because it was changed meanwhile, is refused with 409 and words.
 */

/** GET: all who work here or are invited, and the roles, as `StaffAccounts`. */
export const staffAccountsEndpoint = '/api/admin/accounts';
/** PATCH with an `AccountChange`. */
export const toStaffAccountEndpoint = (id: string) => `${staffAccountsEndpoint}/${id}` as const;
/** DELETE ends all sessions of an account. */
export const accountSessionsEndpoint = (id: string) =>
  `${toStaffAccountEndpoint(id)}/sessions` as const;

/** POST an `Invitation`; DELETE one of them to withdraw it. */
export const invitationsEndpoint = '/api/admin/invitations';
export const invitationEndpoint = (id: string) => `${invitationsEndpoint}/${id}` as const;
/** POST: mails a new link. */
export const invitationAgainEndpoint = (id: string) => `${invitationEndpoint(id)}/again` as const;

/** POST a `NewRole`. */
export const rolesEndpoint = '/api/admin/roles';
/** PUT a `RoleChange`; DELETE a role that no account has. */
export const roleEndpoint = (id: string) => `${rolesEndpoint}/${id}` as const;

/** POST the token of an invitation: says whom it is for, as `OpenInvitation`. 404 or 410 where it is good no more. */
export const openInvitationEndpoint = '/api/auth/admin/invitation';
/** POST an `InvitationAnswer`: makes the account, and answers as the login does. */
export const acceptInvitationEndpoint = '/api/auth/admin/invitation/accept';

/** The fragment of the login's address that holds the token of an invitation: it is in no log. */
export const invitationFragment = 'invitation';

/** In milliseconds, from the mail on. */
export const invitationLifetime = 72 * 3_600_000;

/** So many roles there are at most. */
export const maxRoles = 40;

const roleId = { type: 'string', pattern: '^[a-z0-9-]{1,36}$', maxLength: 36 } as const;
const roleIds = { type: 'array', items: roleId, maxItems: maxRoles } as const;
const rights = {
  type: 'array',
  items: { type: 'string', pattern: '^[A-Za-z-]{1,40}:[a-z]{1,20}$', maxLength: 61 },
  maxItems: 200,
} as const;
const roleName = { ...line, maxLength: 60 } as const;

export const invitationBody = {
  type: 'object',
  properties: {
    email,
    roles: { ...roleIds, minItems: 1 },
    /** Of the mail, and of the account until its owner chooses one. English where it is left out. */
    language: { type: 'string', enum: languageCodes },
  },
  required: ['email', 'roles'],
  additionalProperties: false,
} as const;

export type NewInvitation = FromSchema<typeof invitationBody>;

/** One change at a time. */
export const accountChangeBody = {
  type: 'object',
  properties: {
    roles: roleIds,
    /** The roles that the account had when it was looked at. */
    seenRoles: roleIds,
    isSuspended: { type: 'boolean' },
    /** Cannot be taken back; who comes back is invited again. */
    hasLeft: { type: 'boolean', enum: [true] },
  },
  oneOf: [
    { required: ['roles', 'seenRoles'] },
    { required: ['isSuspended'] },
    { required: ['hasLeft'] },
  ],
  additionalProperties: false,
} as const;

export type AccountChange =
  | { readonly roles: readonly string[]; readonly seenRoles: readonly string[] }
  | { readonly isSuspended: boolean }
  | { readonly hasLeft: true };

export const newRoleBody = {
  type: 'object',
  properties: { name: roleName, rights },
  required: ['name', 'rights'],
  additionalProperties: false,
} as const;

export type NewRole = FromSchema<typeof newRoleBody>;

export const roleChangeBody = {
  type: 'object',
  properties: {
    name: roleName,
    rights,
    /** What the role was when it was looked at. */
    seenName: roleName,
    seenRights: rights,
  },
  required: ['name', 'rights', 'seenName', 'seenRights'],
  additionalProperties: false,
} as const;

export type RoleChange = FromSchema<typeof roleChangeBody>;

const token = { type: 'string', pattern: '^invitation_[\\w-]{43}$', maxLength: 54 } as const;

export const openInvitationBody = {
  type: 'object',
  properties: { token },
  required: ['token'],
  additionalProperties: false,
} as const;

export const personName = { ...line, maxLength: 100 } as const;

export const acceptInvitationBody = {
  type: 'object',
  properties: { token, name: personName, password },
  required: ['token', 'name', 'password'],
  additionalProperties: false,
} as const;

export type InvitationAnswer = FromSchema<typeof acceptInvitationBody>;

/** `left`: gone for good; the row stays, so that old notes and the audit log can name who it was. */
export const accountStates = ['active', 'suspended', 'left'] as const;

export interface ListedAccount {
  readonly _id: string;
  readonly email: string;
  /** Empty until the account's owner has typed one. */
  readonly name: string;
  /** Ids. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  /** Absent of an account that was never logged in to. */
  readonly lastLoginAt?: string;
  readonly state: (typeof accountStates)[number];
  /** How many second factors it has; absent where the server has none. */
  readonly secondFactors?: number;
  /** Whether the caller may change it. */
  readonly isOpen: boolean;
}

/** What stands for the `_id` of an account where `npm run admin` did something. */
export const commandId = 'command';
/** Who did what the server does by itself. */
export const serverId = 'server';
/** Who did what the sender of a record did to it. */
export const senderId = 'sender';

export interface ListedInvitation {
  readonly id: string;
  readonly email: string;
  /** Ids. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The e-mail of who invited; `commandId` of `npm run admin`. */
  readonly invitedBy: string;
  /** Whether the caller may send it again and withdraw it. */
  readonly isOpen: boolean;
}

export interface ListedRole {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly Right[];
  /** Whether the caller may give it, to an invited person or an account. */
  readonly isGivable: boolean;
  /** Whether the caller may change it. Never of the owners'. */
  readonly isOpen: boolean;
}

export interface StaffAccounts {
  readonly accounts: readonly ListedAccount[];
  /** Those that were not accepted, also those that are too old. */
  readonly invitations: readonly ListedInvitation[];
  readonly roles: readonly ListedRole[];
}

export interface OpenInvitation {
  readonly email: string;
  /** Names. */
  readonly roles: readonly string[];
}
