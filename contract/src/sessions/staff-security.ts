import type { FromSchema } from 'json-schema-to-ts';
import { staffAccountEndpoint } from '../records/rights';
import { languageCodes } from '../site/languages';
import { date, email, line, password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import type { ErrorBody } from '../wire/wire';

/*
 * How staff prove their identity and manage their own account; not in the requirements (decision 45). A refusal is an
 * ErrorBody whose message can be shown.
 */

/** The possible proofs after the password. */
export const secondFactorWays = ['passkey', 'totp', 'recovery-code'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** Minutes for which a confirmation is valid. A login counts as one. */
export const confirmationMinutes = 10;

/** The options for `@simplewebauthn/browser`, passed on unchanged. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

const base64url = (maxLength: number) =>
  ({ type: 'string', pattern: '^[\\w-]+$', minLength: 1, maxLength }) as const;

/** The result of `@simplewebauthn/browser` for a new or an existing passkey. */
const passkey = {
  type: 'object',
  properties: {
    id: base64url(1400),
    rawId: base64url(1400),
    type: { type: 'string', enum: ['public-key'] },
    authenticatorAttachment: { type: 'string', maxLength: 40 },
    clientExtensionResults: { type: 'object', maxProperties: 20 },
    response: {
      type: 'object',
      properties: {
        clientDataJSON: base64url(4096),
        attestationObject: base64url(16_384),
        authenticatorData: base64url(8192),
        signature: base64url(8192),
        userHandle: base64url(128),
        publicKey: base64url(8192),
        publicKeyAlgorithm: { type: 'integer', minimum: -65_536, maximum: 65_536 },
        transports: {
          type: 'array',
          maxItems: 10,
          items: { type: 'string', pattern: '^[a-z-]+$', maxLength: 20 },
        },
      },
      required: ['clientDataJSON'],
    },
  },
  required: ['id', 'rawId', 'type', 'response'],
} as const;

export type PasskeyAnswer = FromSchema<typeof passkey>;

/** The ticket of a login in progress contains the server's state. */
const ticket = base64url(512);
/** Six digits of an authenticator app. The client removes spaces between them. */
const code = { type: 'string', pattern: '^\\d{6}$', minLength: 6, maxLength: 6 } as const;
/** A recovery code as it is shown; case, spaces and dashes do not matter. */
const recoveryCode = { type: 'string', minLength: 1, maxLength: 40 } as const;
/** No minimum length, so that every wrong password gets the same response. */
const knownPassword = { ...password, minLength: 1 } as const;
const factorName = { ...line, maxLength: 60 } as const;

/*
 * The login's second step. After the right password of an account with a second factor, `adminLoginEndpoint` answers
 * 401 with `SecondFactorNeeded`.
 */
export interface SecondFactorNeeded extends ErrorBody {
  readonly secondFactor: SecondFactorStep;
}

export interface SecondFactorStep {
  /** Valid for five minutes. It survives a wrong code, but only one attempt with a passkey. */
  readonly ticket: string;
  readonly ways: readonly SecondFactorWay[];
  /** Present if `ways` contains a passkey. */
  readonly passkey?: PasskeyOptions;
}

/**
 * POST `secondFactorBody` with one of the three: answers as the login does, with an `AdminSession` and its cookie. 401
 * for a wrong proof, 429 after too many, 410 for an expired ticket: the password is then needed again.
 */
export const secondFactorEndpoint = '/api/auth/admin/second-factor';

export const secondFactorBody = {
  type: 'object',
  properties: { ticket, code, recoveryCode, passkey },
  required: ['ticket'],
  additionalProperties: false,
} as const;

export type SecondFactorAnswer = FromSchema<typeof secondFactorBody>;

/** POST without a body: a `PasskeyTicket` for a login with only a passkey. */
export const passkeyOptionsEndpoint = '/api/auth/admin/passkey-options';
/** POST `passkeyLoginBody`: answers as the login does. 401, 410 and 429 as above. */
export const passkeyLoginEndpoint = '/api/auth/admin/passkey';

export interface PasskeyTicket {
  readonly ticket: string;
  readonly options: PasskeyOptions;
}

export const passkeyLoginBody = {
  type: 'object',
  properties: { ticket, passkey },
  required: ['ticket', 'passkey'],
  additionalProperties: false,
} as const;

export type PasskeyLogin = FromSchema<typeof passkeyLoginBody>;

/* A recent confirmation. A request that needs one is answered 428 with `ConfirmationNeeded` and does nothing. */
export interface ConfirmationNeeded extends ErrorBody {
  readonly confirmation: {
    /** Whether a passkey alone is not enough. */
    readonly needsPassword: boolean;
    /**
     * Empty: only the password. Otherwise the password and one of these; a passkey also alone, unless `needsPassword`.
     */
    readonly ways: readonly SecondFactorWay[];
  };
}

/**
 * POST `confirmationBody`: 204. 403 for a wrong proof, 429 after too many, 410 for an expired ticket, 400 for a missing
 * field; never 401.
 */
export const confirmationEndpoint = `${staffAccountEndpoint}/confirmation` as const;
/** POST without a body: a `PasskeyTicket`; 409 if the account has no passkey. */
export const confirmationOptionsEndpoint = `${confirmationEndpoint}/options` as const;

export const confirmationBody = {
  type: 'object',
  properties: { password: knownPassword, code, recoveryCode, ticket, passkey },
  required: [],
  additionalProperties: false,
} as const;

export type Confirmation = FromSchema<typeof confirmationBody>;

/* The caller's own account. GET is `StaffAccount` (contract/rights). */

/** PUT at `staffAccountEndpoint`: 204. */
export const ownStaffAccountBody = {
  type: 'object',
  properties: {
    name: { ...line, maxLength: 100 },
    language: { type: 'string', enum: languageCodes },
  },
  required: ['name', 'language'],
} as const satisfies BodySchema;

export type OwnStaffAccount = BodyOf<typeof ownStaffAccountBody>;

/** POST `staffPasswordBody`: 204; ends every other session of the account. 403 for a wrong password. */
export const staffPasswordEndpoint = `${staffAccountEndpoint}/password` as const;

export const staffPasswordBody = {
  type: 'object',
  properties: { currentPassword: knownPassword, newPassword: password },
  required: ['currentPassword', 'newPassword'],
} as const satisfies BodySchema;

export type StaffPasswordChange = BodyOf<typeof staffPasswordBody>;

/**
 * POST `staffEmailBody`: 202; emails a link to the new address, which is used once the link is followed. 403 for a
 * wrong password, 409 if an account has the address.
 */
export const staffEmailEndpoint = `${staffAccountEndpoint}/email` as const;

export const staffEmailBody = {
  type: 'object',
  properties: { email, currentPassword: knownPassword },
  required: ['email', 'currentPassword'],
} as const satisfies BodySchema;

export type StaffEmailChange = BodyOf<typeof staffEmailBody>;

/** POST `confirmStaffEmailBody`, without a session: 200 with `{ email }`; 410 if the link has expired or was used. */
export const confirmStaffEmailEndpoint = '/api/auth/admin/confirm-email';

export const confirmStaffEmailBody = {
  type: 'object',
  properties: { token: base64url(64) },
  required: ['token'],
  additionalProperties: false,
} as const;

/** GET: `StaffSession[]`, the most recently used first. DELETE: ends all but the caller's; 204. */
export const staffSessionsEndpoint = `${staffAccountEndpoint}/sessions` as const;
/** DELETE: 204, also for the caller's own. 404 if it does not exist. */
export const staffSessionEndpoint = (id: string) =>
  `${staffSessionsEndpoint}/${encodeURIComponent(id)}` as const;

export interface StaffSession {
  readonly id: string;
  /** For example `Firefox, Windows`; '' if it is unknown. */
  readonly device: string;
  /** For example `192.0.2.0/24` or `2001:db8:1::/48`; '' if it is unknown. */
  readonly network: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/*
 * Second factors. Adding or removing one, or new recovery codes, require the password within the last ten minutes
 * (428).
 */

/** GET: `StaffFactors`. */
export const staffFactorsEndpoint = `${staffAccountEndpoint}/factors` as const;
/**
 * PATCH `factorNameBody`: 204. DELETE: 204; 409 for the last one if the account needs one. 404 if it does not exist.
 */
export const staffFactorEndpoint = (id: string) =>
  `${staffFactorsEndpoint}/${encodeURIComponent(id)}` as const;

export const factorKinds = ['passkey', 'totp'] as const;

export interface StaffFactor {
  readonly id: string;
  readonly kind: (typeof factorKinds)[number];
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface StaffFactors {
  readonly factors: readonly StaffFactor[];
  readonly recoveryCodesLeft: number;
}

export interface Enrolment extends StaffFactors {
  /** Only with the first factor. They are shown only this once. */
  readonly recoveryCodes?: readonly string[];
}

export const factorNameBody = {
  type: 'object',
  properties: { name: factorName },
  required: ['name'],
} as const satisfies BodySchema;

export type FactorName = BodyOf<typeof factorNameBody>;

/** POST without a body: a `TotpTicket`. */
export const totpEndpoint = `${staffFactorsEndpoint}/totp` as const;
/** POST `totpConfirmBody`: an `Enrolment`. 422 for a wrong code, which keeps the ticket; 410 for an expired ticket. */
export const totpConfirmEndpoint = `${totpEndpoint}/confirm` as const;

export interface TotpTicket {
  readonly ticket: string;
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://` URL for a QR code. */
  readonly address: string;
}

export const totpConfirmBody = {
  type: 'object',
  properties: { ticket, code, name: factorName },
  required: ['ticket', 'code', 'name'],
  additionalProperties: false,
} as const;

export type TotpConfirmation = FromSchema<typeof totpConfirmBody>;

/** POST `passkeyEnrolmentBody`: an `Enrolment`. 422 for a passkey that is refused; 410 for an expired ticket. */
export const passkeysEndpoint = `${staffFactorsEndpoint}/passkeys` as const;
/** POST without a body: a `PasskeyTicket`. */
export const passkeyEnrolmentOptionsEndpoint = `${passkeysEndpoint}/options` as const;

export const passkeyEnrolmentBody = {
  type: 'object',
  properties: { ticket, name: factorName, passkey },
  required: ['ticket', 'name', 'passkey'],
  additionalProperties: false,
} as const;

export type PasskeyEnrolment = FromSchema<typeof passkeyEnrolmentBody>;

/** POST without a body: new `RecoveryCodes`, which replace the old ones. 409 without a second factor. */
export const recoveryCodesEndpoint = `${staffAccountEndpoint}/recovery-codes` as const;

export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/**
 * GET: `SecondFactorPolicy`. PUT the same, with a confirmation: answers with it. Both need the right `accounts:manage`.
 */
export const secondFactorPolicyEndpoint = '/api/admin/second-factor-policy';

export const secondFactorPolicyBody = {
  type: 'object',
  properties: {
    /** The first day on which accounts need one; null: none does. */
    from: { anyOf: [date, { type: 'null' }] },
    /** Ids of the roles that need one. */
    roles: {
      type: 'array',
      maxItems: 100,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' },
    },
  },
  required: ['from', 'roles'],
  additionalProperties: false,
} as const;

export type SecondFactorPolicy = FromSchema<typeof secondFactorPolicyBody>;

/**
 * DELETE, with the right `accounts:manage` and a confirmation: 204. Ends the account's sessions and sends an email to
 * its owner.
 */
export const accountFactorsEndpoint = (id: string) =>
  `/api/admin/accounts/${encodeURIComponent(id)}/second-factors` as const;
