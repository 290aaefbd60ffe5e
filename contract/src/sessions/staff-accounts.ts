import type { Right } from '../records/rights';
import type { FromSchema } from 'json-schema-to-ts';
import { email, line } from '../records/field';
import { languageCodes } from '../site/languages';

/*
 * The accounts of staff, for staff with `accounts:manage` (decision 43). A change that would give rights that the
 * caller does not have, or that is based on outdated data, is refused with 409 and a message.
 */

/** GET: all accounts, invitations and roles, as `StaffAccounts`. */
export const staffAccountsEndpoint = '/api/admin/accounts';
/** PATCH with an `AccountChange`. */
export const toStaffAccountEndpoint = (id: string) => `${staffAccountsEndpoint}/${id}` as const;
/** DELETE: ends all sessions of the account. */
export const accountSessionsEndpoint = (id: string) =>
  `${toStaffAccountEndpoint(id)}/sessions` as const;

/** POST an `Invitation`; DELETE one to withdraw it. */
export const invitationsEndpoint = '/api/admin/invitations';
export const invitationEndpoint = (id: string) => `${invitationsEndpoint}/${id}` as const;
/** POST: emails a new link. */
export const invitationAgainEndpoint = (id: string) => `${invitationEndpoint(id)}/again` as const;

/** POST a `NewRole`. */
export const rolesEndpoint = '/api/admin/roles';
/** PUT a `RoleChange`; DELETE a role that no account has. */
export const roleEndpoint = (id: string) => `${rolesEndpoint}/${id}` as const;

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
    /** Language of the email, and of the account until its owner chooses one. Defaults to English. */
    language: { type: 'string', enum: languageCodes },
  },
  required: ['email', 'roles'],
  additionalProperties: false,
} as const;

export type NewInvitation = FromSchema<typeof invitationBody>;

/** Exactly one change per request. */
export const accountChangeBody = {
  type: 'object',
  properties: {
    roles: roleIds,
    seenRoles: roleIds,
    isSuspended: { type: 'boolean' },
    /** Cannot be undone; a person who returns needs a new invitation. */
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
    /** The role as the client saw it. */
    seenName: roleName,
    seenRights: rights,
  },
  required: ['name', 'rights', 'seenName', 'seenRights'],
  additionalProperties: false,
} as const;

export type RoleChange = FromSchema<typeof roleChangeBody>;

/** `left`: removed permanently; the row stays, so that old notes and the audit log can name the person. */
export const accountStates = ['active', 'suspended', 'left'] as const;

export interface ListedAccount {
  readonly _id: string;
  readonly email: string;
  /** Empty until the account's owner enters one. */
  readonly name: string;
  /** Ids of the roles. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  /** Absent if nobody ever logged in to it. */
  readonly lastLoginAt?: string;
  readonly state: (typeof accountStates)[number];
  /** Number of second factors; absent if the server has none. */
  readonly secondFactors?: number;
  readonly isOpen: boolean;
}

/** Stands for the account's `_id` in entries about `npm run admin`. */
export const commandId = 'command';
/** Stands for the account's `_id` in entries about what the server does by itself. */
export const serverId = 'server';
/** Stands for the account's `_id` in entries about what the sender of a record did. */
export const senderId = 'sender';

export interface ListedInvitation {
  readonly id: string;
  readonly email: string;
  /** Ids of the roles. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Email address of the account that sent it, or `commandId` for `npm run admin`. */
  readonly invitedBy: string;
  /** Whether the caller may send it again or withdraw it. */
  readonly isOpen: boolean;
}

export interface ListedRole {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly Right[];
  /** Whether the caller may give the role to an account or an invited person. */
  readonly isGivable: boolean;
  /** Whether the caller may change it. Always false for the owners' role. */
  readonly isOpen: boolean;
}

export interface StaffAccounts {
  readonly accounts: readonly ListedAccount[];
  /** Invitations that were not accepted, including expired ones. */
  readonly invitations: readonly ListedInvitation[];
  readonly roles: readonly ListedRole[];
}
