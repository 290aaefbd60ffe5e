import * as Type from '@sinclair/typebox';
import { email, line, password } from '../records/field';
import { recordKinds } from '../records/review';
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
import {
  code,
  knownPassword,
  passkey,
  passkeyTicket,
  recoveryCode,
  ticket,
} from './second-factors';

/** What staff read and change of their own account; not in the requirements (decision 45). */

const access = 'staff';
const kind = 'accounts';

/** Whether the account lacks a second factor that it must have. */
const secondFactorNeed = Type.Object({
  /** `soon`: it needs one from the day `from` on. `now`: until it has one, the session has no rights. */
  need: oneOf(['none', 'soon', 'now']),
  /** YYYY-MM-DD; only with `soon`. */
  from: Type.Optional(sentence),
});
export type SecondFactorNeed = Value<typeof secondFactorNeed>;

/** What the console opens with: the first of the sections, or the list of open work. */
export const startPages = ['sections', 'today'] as const;
export type StartPage = (typeof startPages)[number];

const staffAccount = Type.Object({
  staff: Type.Object({ _id: sentence, email: sentence }),
  /** The names of the account's roles. */
  roles: Type.Array(Type.String()),
  rights: Type.Array(oneOf(allRights)),
  /** The readable sections in which read access is logged. This and all below are absent from an older server. */
  confidential: Type.Optional(Type.Array(oneOf(recordKinds))),
  /** '' until it is entered. */
  name: Type.Optional(Type.String()),
  /** Absent if none is chosen: the console then uses the language of its page. */
  language: Type.Optional(oneOf(languageCodes)),
  startPage: Type.Optional(oneOf(startPages)),
  secondFactor: Type.Optional(secondFactorNeed),
});
export type StaffAccount = Value<typeof staffAccount>;

/** The logged-in account and its rights. */
export const getStaffAccount = request('GET /api/admin/account', {
  access,
  response: staffAccount,
});

/** The fields of an account that its owner changes. */
export const accountFields = {
  name: { ...line, maxLength: 100 },
  language: { type: 'string', enum: languageCodes },
  startPage: { type: 'string', enum: startPages },
} as const;

/** Changes what the body has; the rest stays. */
export const changeStaffAccount = request('PUT /api/admin/account', {
  access,
  body: Type.Object(
    {
      name: Type.Optional(textField(accountFields.name)),
      language: Type.Optional(oneOf(languageCodes)),
      startPage: Type.Optional(oneOf(startPages)),
    },
    { minProperties: 1 },
  ),
  audit: { action: ['name', 'language'], kind },
});

/**
 * Proves the caller's identity: with the password, and one of the others if the account has a second factor; a passkey
 * also alone. 403 for a wrong proof.
 */
export const confirmIdentity = request('POST /api/admin/account/confirmation', {
  access,
  body: strictObject({
    password: Type.Optional(textField(knownPassword)),
    code: Type.Optional(code),
    recoveryCode: Type.Optional(recoveryCode),
    ticket: Type.Optional(ticket),
    passkey: Type.Optional(passkey),
  }),
  errors: [
    'password-missing',
    'second-factor-needed',
    'wrong-password',
    'wrong-passkey',
    'wrong-proof',
    'took-too-long',
  ],
  audit: { action: 'recovery-used', kind },
});

export const beginPasskeyConfirmation = request('POST /api/admin/account/confirmation/options', {
  access,
  response: passkeyTicket,
  errors: ['no-passkey'],
});

/** Sessions, the last used first. */
export const listStaffSessions = request('GET /api/admin/account/sessions', {
  access,
  response: Type.Array(
    Type.Object({
      id: sentence,
      /** For example `Firefox, Windows`; '' if it is unknown. */
      device: Type.String(),
      /** For example `192.0.2.0/24` or `2001:db8:1::/48`; '' if it is unknown. */
      network: Type.String(),
      createdAt: Type.String(),
      lastSeenAt: Type.String(),
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type StaffSession = Value<typeof listStaffSessions.response>[number];

/** Ends all sessions but the caller's. */
export const endOtherSessions = request('DELETE /api/admin/account/sessions', {
  access,
  audit: { action: 'end-sessions', kind },
  announces: 'accounts',
  touches: [listStaffSessions],
});

/** Ends a session, also the caller's own. */
export const endStaffSession = request('DELETE /api/admin/account/sessions/:id', {
  access,
  errors: ['not-found'],
  audit: { action: 'end-sessions', kind },
  announces: 'accounts',
  touches: [listStaffSessions],
});

/** The fields of a new password. */
export const passwordFields = { currentPassword: knownPassword, newPassword: password } as const;

/** Ends every other session of the account. 403 for a wrong password. */
export const changeStaffPassword = request('POST /api/admin/account/password', {
  access,
  body: Type.Object({
    currentPassword: textField(knownPassword),
    newPassword: textField(password),
  }),
  errors: ['wrong-password', 'weak-password', 'password-changed'],
  audit: { action: 'password', kind },
  announces: 'accounts',
  touches: [listStaffSessions],
});

/** Emails a link to the new address, which is used once the link is followed. 403 for a wrong password. */
export const changeStaffEmail = request('POST /api/admin/account/email', {
  access,
  body: Type.Object({ email: textField(email), currentPassword: textField(knownPassword) }),
  response: Type.Object({ message: sentence }),
  status: 202,
  errors: ['wrong-password', 'address-taken'],
  audit: { action: 'email-wish', kind },
  limit: 'staff',
});

/** Follows the link; needs no session. */
export const confirmStaffEmail = request('POST /api/auth/admin/confirm-email', {
  access: 'public',
  body: strictObject({
    token: Type.String({ pattern: '^[\\w-]+$', minLength: 1, maxLength: 64 }),
  }),
  response: Type.Object({ email: sentence }),
  errors: ['mail-link-over'],
  audit: { action: 'email', kind },
  announces: 'accounts',
  limit: 'staff',
});

const factors = {
  factors: Type.Array(
    Type.Object({
      id: sentence,
      kind: oneOf(['passkey', 'totp']),
      name: Type.String(),
      createdAt: Type.String(),
      lastUsedAt: nullable(Type.String()),
    }),
  ),
  recoveryCodesLeft: wholeNumber,
};
const recoveryCodes = Type.Array(sentence);

export const listFactors = request('GET /api/admin/account/factors', {
  access,
  response: Type.Object(factors),
});
export type StaffFactors = Value<typeof listFactors.response>;
export type StaffFactor = StaffFactors['factors'][number];

export const factorName = { ...line, maxLength: 60 } as const;

export const renameFactor = request('PATCH /api/admin/account/factors/:id', {
  access,
  body: Type.Object({ name: textField(factorName) }),
  errors: ['not-found'],
  touches: [listFactors],
});

/** To add or remove a factor, and for new recovery codes, the password must have been typed just now. */
const withPassword = { confirmed: 'password' } as const;

export const removeFactor = request('DELETE /api/admin/account/factors/:id', {
  access: withPassword,
  errors: ['not-found', 'last-factor'],
  audit: { action: 'factor-remove', kind },
  announces: 'accounts',
  touches: [listFactors],
});

/** Makes a key for an authenticator app. */
export const beginTotp = request('POST /api/admin/account/factors/totp', {
  access: withPassword,
  response: Type.Object({
    ticket: sentence,
    /** Base32, for typing. */
    secret: sentence,
    /** `otpauth://` URL for a QR code. */
    address: sentence,
  }),
});
export type TotpTicket = Value<typeof beginTotp.response>;

const enrolment = Type.Object({
  ...factors,
  /** Only with the first factor. They are shown only this once. */
  recoveryCodes: Type.Optional(recoveryCodes),
});
export type Enrolment = Value<typeof enrolment>;

/** A wrong code (422) keeps the ticket. */
export const confirmTotp = request('POST /api/admin/account/factors/totp/confirm', {
  access: withPassword,
  body: strictObject({ ticket, code, name: textField(factorName) }),
  response: enrolment,
  errors: ['wrong-app-code', 'took-too-long', 'too-many-factors'],
  audit: { action: 'factor-add', kind },
  announces: 'accounts',
});

export const beginPasskey = request('POST /api/admin/account/factors/passkeys/options', {
  access: withPassword,
  response: passkeyTicket,
});

export const confirmPasskey = request('POST /api/admin/account/factors/passkeys', {
  access: withPassword,
  body: strictObject({ ticket, name: textField(factorName), passkey }),
  response: enrolment,
  errors: ['wrong-passkey', 'took-too-long', 'too-many-factors', 'known-passkey'],
  audit: { action: 'factor-add', kind },
  announces: 'accounts',
});

/** Replaces the recovery codes by ten new ones. */
export const renewRecoveryCodes = request('POST /api/admin/account/recovery-codes', {
  access: withPassword,
  response: Type.Object({ recoveryCodes }),
  errors: ['no-factor'],
  audit: { action: 'recovery-codes', kind },
  announces: 'accounts',
  touches: [listFactors],
});
