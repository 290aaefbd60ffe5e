import * as Type from '@sinclair/typebox';
import type { AuditAction } from '../records/audit';
import { date, email, line } from '../records/field';
import { recordId, recordKinds } from '../records/review';
import { allRights } from '../records/rights';
import { request } from '../requests/request';
import {
  nullable,
  oneOf,
  sentence,
  strictObject,
  textField,
  wholeNumber,
} from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';

/**
 * The accounts of staff, for staff with `accounts:manage` (decision 43). A change that would give rights that the caller
 * does not have, or that is based on outdated data, is refused with 409 and a message.
 */

const right = 'accounts:manage';
const access = { right, confirmed: true } as const;

/** The entries of a change. One that takes rights away also withdraws invitations that nobody may give any more. */
const audit = <const Actions extends readonly AuditAction[]>(...action: Actions) =>
  ({ action, kind: ['accounts'] }) as const;

/** Stands for the account's `_id` in entries about `npm run admin`. */
export const commandId = 'command';
/** Stands for the account's `_id` in entries about what the server does by itself. */
export const serverId = 'server';
/** Stands for the account's `_id` in entries about what the sender of a record did. */
export const senderId = 'sender';

export const maxRoles = 40;

/** `left`: removed permanently; the row stays, so that old notes and the audit log can name the person. */
export const accountStates = ['active', 'suspended', 'left'] as const;

const listedAccount = Type.Object({
  _id: sentence,
  email: sentence,
  /** Empty until the account's owner enters one. */
  name: Type.String(),
  /** Ids of the roles. */
  roles: Type.Array(sentence),
  createdAt: Type.String(),
  /** Absent if nobody ever logged in to it. */
  lastLoginAt: Type.Optional(sentence),
  state: oneOf(accountStates),
  isOpen: Type.Boolean(),
  /** Number of second factors; absent if the server has none. */
  secondFactors: Type.Optional(wholeNumber),
});
export type ListedAccount = Value<typeof listedAccount>;

const listedInvitation = Type.Object({
  id: sentence,
  email: sentence,
  /** Ids of the roles. */
  roles: Type.Array(sentence),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  /** Email address of the account that sent it, or `commandId` for `npm run admin`. */
  invitedBy: Type.String(),
  /** Whether the caller may send it again or withdraw it. */
  isOpen: Type.Boolean(),
});
export type ListedInvitation = Value<typeof listedInvitation>;

const listedRole = Type.Object({
  id: sentence,
  name: sentence,
  rights: Type.Array(oneOf(allRights)),
  /** Whether the caller may give the role to an account or an invited person. */
  isGivable: Type.Boolean(),
  /** Whether the caller may change it. Always false for the owners' role. */
  isOpen: Type.Boolean(),
});
export type ListedRole = Value<typeof listedRole>;

/** All accounts, invitations and roles. */
export const listStaffAccounts = request('GET /api/admin/accounts', {
  access: { right },
  response: Type.Object({
    accounts: Type.Array(listedAccount),
    /** Invitations that were not accepted, including expired ones. */
    invitations: Type.Array(listedInvitation),
    roles: Type.Array(listedRole),
  }),
});
export type StaffAccounts = Value<typeof listStaffAccounts.response>;
const touches = [listStaffAccounts];

const roleId = Type.String({ pattern: '^[a-z0-9-]{1,36}$', maxLength: 36 });
const roleIds = Type.Array(roleId, { maxItems: maxRoles });

const assignedWork = Type.Object({
  /** The open records that are assigned to the account. */
  sections: Type.Array(Type.Object({ kind: oneOf(recordKinds), count: wholeNumber })),
  /** The accounts that may take some of them over, with those sections. */
  successors: Type.Array(
    Type.Object({
      _id: sentence,
      /** Its owner's name, else its email address. */
      name: sentence,
      sections: Type.Array(oneOf(recordKinds)),
    }),
  ),
});
export type AssignedWork = Value<typeof assignedWork>;

/** What an account has taken on, and who may take it over when the account is suspended or closed. */
export const getAssignedWork = request('GET /api/admin/accounts/:id/assigned-work', {
  access: { right },
  response: assignedWork,
  errors: ['no-account'],
});

/**
 * Who gets the open records of an account: the id of another one, or null for nobody. Records in a section that it may
 * not read are assigned to nobody. Absent: all stay as they are.
 */
interface Succession {
  readonly successor?: string | null;
}

/** Exactly one change per request. */
export type AccountChange =
  | { readonly roles: readonly string[]; readonly seenRoles: readonly string[] }
  | ({ readonly isSuspended: boolean } & Succession)
  | ({ readonly hasLeft: true } & Succession);

const accountErrors = ['no-account', 'account-closed', 'rights-changed', 'owners-only'] as const;

export const changeAccount = request('PATCH /api/admin/accounts/:id', {
  access,
  body: Type.Unsafe<AccountChange>({
    ...strictObject({
      roles: Type.Optional(roleIds),
      seenRoles: Type.Optional(roleIds),
      isSuspended: Type.Optional(Type.Boolean()),
      /** Cannot be undone; a person who returns needs a new invitation. */
      hasLeft: Type.Optional(Type.Boolean({ enum: [true] })),
      /** Only for an account that is suspended or closed. */
      successor: Type.Optional(nullable(recordId)),
    }),
    oneOf: [
      { required: ['roles', 'seenRoles'] },
      { required: ['isSuspended'] },
      { required: ['hasLeft'] },
    ],
  }),
  errors: [
    ...accountErrors,
    'own-account',
    'no-assignee',
    'last-owner',
    'changed-meanwhile',
    'role-removed',
    'beyond-own-rights',
  ],
  audit: audit('roles', 'suspend', 'restore', 'leave', 'withdraw'),
  announces: 'accounts',
  touches: [...touches, getAssignedWork],
});

/** Ends all sessions of the account. */
export const endAccountSessions = request('DELETE /api/admin/accounts/:id/sessions', {
  access,
  errors: accountErrors,
  audit: audit('end-sessions', 'withdraw'),
  announces: 'accounts',
  touches,
});

/** Removes the second factors of another account, ends its sessions and emails its owner. */
export const resetAccountFactors = request('DELETE /api/admin/accounts/:id/second-factors', {
  access,
  errors: [...accountErrors, 'own-factors'],
  audit: audit('reset-factors', 'withdraw'),
  announces: 'accounts',
  touches,
});

/** The fields of an invitation. */
export const invitationFields = {
  email,
  language: { type: 'string', enum: languageCodes },
} as const;

export const inviteStaff = request('POST /api/admin/invitations', {
  access,
  body: strictObject({
    email: textField(email),
    roles: Type.Array(roleId, { maxItems: maxRoles, minItems: 1 }),
    /** Language of the email, and of the account until its owner chooses one. Defaults to English. */
    language: Type.Optional(oneOf(languageCodes)),
  }),
  response: Type.Object({ id: sentence }),
  status: 201,
  errors: [
    'rights-changed',
    'role-removed',
    'beyond-own-rights',
    'account-suspended',
    'account-exists',
    'invited-already',
  ],
  audit: audit('invite'),
  touches,
});

const invitationErrors = [
  'invitation-gone',
  'rights-changed',
  'role-removed',
  'owners-only',
] as const;

/** Emails a new link. */
export const inviteAgain = request('POST /api/admin/invitations/:id/again', {
  access,
  errors: invitationErrors,
  audit: audit('invite'),
  touches,
});

export const withdrawInvitation = request('DELETE /api/admin/invitations/:id', {
  access,
  errors: invitationErrors,
  audit: audit('withdraw'),
  touches,
});

export const roleName = { ...line, maxLength: 60 } as const;
const role = {
  name: textField(roleName),
  rights: Type.Array(Type.String({ pattern: '^[A-Za-z-]{1,40}:[a-z]{1,20}$', maxLength: 61 }), {
    maxItems: 200,
  }),
};
/** The roles of the first start have words for ids, all others UUIDs. */
const params = { id: roleId };
const roleAudit = { action: ['role-change', 'withdraw'], kind: ['roles', 'accounts'] } as const;

export const addRole = request('POST /api/admin/roles', {
  access,
  body: strictObject(role),
  response: Type.Object({ id: sentence }),
  status: 201,
  errors: [
    'rights-changed',
    'too-many-roles',
    'role-name-taken',
    'beyond-own-rights',
    'read-needed',
  ],
  audit: roleAudit,
  announces: 'accounts',
  touches,
});

export const changeRole = request('PUT /api/admin/roles/:id', {
  access,
  params,
  body: strictObject({
    ...role,
    /** The role as the client saw it. */
    seenName: role.name,
    seenRights: role.rights,
  }),
  errors: [
    'rights-changed',
    'no-role',
    'owners-only',
    'changed-meanwhile',
    'role-name-taken',
    'beyond-own-rights',
    'read-needed',
  ],
  audit: roleAudit,
  announces: 'accounts',
  touches,
});

/** Removes a role that no account has. */
export const removeRole = request('DELETE /api/admin/roles/:id', {
  access,
  params,
  errors: ['rights-changed', 'no-role', 'owners-only', 'role-in-use'],
  audit: roleAudit,
  announces: 'accounts',
  touches,
});

/** Who needs a second factor. */
export const getSecondFactorPolicy = request('GET /api/admin/second-factor-policy', {
  access: { right },
  response: Type.Object({ from: nullable(Type.String()), roles: Type.Array(Type.String()) }),
});
export type SecondFactorPolicy = Value<typeof getSecondFactorPolicy.response>;

/** Only for owners. */
export const changeSecondFactorPolicy = request('PUT /api/admin/second-factor-policy', {
  access,
  body: strictObject({
    /** The first day on which accounts need one; null: none does. */
    from: nullable(textField(date)),
    /** Ids of the roles that need one. */
    roles: Type.Array(Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' }), {
      maxItems: 100,
      uniqueItems: true,
    }),
  }),
  response: getSecondFactorPolicy.response,
  errors: ['rights-changed', 'owners-only', 'role-removed'],
  audit: { action: 'policy', kind: 'accounts' },
  announces: 'accounts',
  touches: [getSecondFactorPolicy],
});
