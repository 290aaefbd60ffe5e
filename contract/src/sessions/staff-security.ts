import type { FromSchema } from 'json-schema-to-ts';
import { staffAccountEndpoint } from '../records/rights';
import { languageCodes } from '../site/languages';
import { date, email, line, password } from '../records/field';
import type { BodyOf, BodySchema } from '../records/field';
import type { ErrorBody } from '../wire/wire';

/*
 * How staff prove who they are, and what they do about their own account. The requirements show none of it
 * (decision 45). A refusal is an ErrorBody whose sentence can be shown.
 */

/** What an account can prove itself with after the password. */
export const secondFactorWays = ['passkey', 'totp', 'recovery-code'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** Minutes for which a confirmation holds. A login is one. */
export const confirmationMinutes = 10;

/** What `@simplewebauthn/browser` takes, as it is: this release of the product reads nothing of it. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

const base64url = (maxLength: number) =>
  ({ type: 'string', pattern: '^[\\w-]+$', minLength: 1, maxLength }) as const;

/** What `@simplewebauthn/browser` gives after it asked for a passkey, to make one or to show one. */
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

/** One of a login that is under way holds what the server has to remember. */
const ticket = base64url(512);
/** Six digits of an app. Spaces between them are for the client to take out. */
const code = { type: 'string', pattern: '^\\d{6}$', minLength: 6, maxLength: 6 } as const;
/** As it is shown; case, spaces and dashes do not count. */
const recoveryCode = { type: 'string', minLength: 1, maxLength: 40 } as const;
/** Of any length: a wrong one gets one and the same answer. */
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
  /** Good for five minutes. A wrong code leaves it; a passkey can be tried with it once. */
  readonly ticket: string;
  readonly ways: readonly SecondFactorWay[];
  /** Where `ways` has a passkey. */
  readonly passkey?: PasskeyOptions;
}

/**
 * POST `secondFactorBody` with one of the three: answered as the login is, with an `AdminSession` and its cookie. 401
 * for what is wrong, 429 when it was wrong too often, 410 for a ticket that is over: then the password is typed again.
 */
export const secondFactorEndpoint = '/api/auth/admin/second-factor';

export const secondFactorBody = {
  type: 'object',
  properties: { ticket, code, recoveryCode, passkey },
  required: ['ticket'],
  additionalProperties: false,
} as const;

export type SecondFactorAnswer = FromSchema<typeof secondFactorBody>;

/** POST without a body: a `PasskeyTicket` for a staff member who logs in with a passkey alone. */
export const passkeyOptionsEndpoint = '/api/auth/admin/passkey-options';
/** POST `passkeyLoginBody`: answered as the login is. 401, 410 and 429 as above. */
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

/*
 * A recent confirmation. A call that needs one and has none is answered 428 with `ConfirmationNeeded`, and nothing was
 * done.
 */
export interface ConfirmationNeeded extends ErrorBody {
  readonly confirmation: {
    /** Whether a passkey alone is not enough. */
    readonly needsPassword: boolean;
    /** Empty: the password alone. Else the password and one of them; a passkey also alone, unless `needsPassword`. */
    readonly ways: readonly SecondFactorWay[];
  };
}

/**
 * POST `confirmationBody`: 204. 403 for what is wrong, 429 when it was wrong too often, 410 for a ticket that is over,
 * 400 for what is missing; never 401.
 */
export const confirmationEndpoint = `${staffAccountEndpoint}/confirmation` as const;
/** POST without a body: a `PasskeyTicket`; 409 where the account has no passkey. */
export const confirmationOptionsEndpoint = `${confirmationEndpoint}/options` as const;

export const confirmationBody = {
  type: 'object',
  properties: { password: knownPassword, code, recoveryCode, ticket, passkey },
  required: [],
  additionalProperties: false,
} as const;

export type Confirmation = FromSchema<typeof confirmationBody>;

/* The account. GET is `StaffAccount` (contract/rights). */

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

/** POST `staffPasswordBody`: 204, and every other session of the account is over. 403 for a wrong password. */
export const staffPasswordEndpoint = `${staffAccountEndpoint}/password` as const;

export const staffPasswordBody = {
  type: 'object',
  properties: { currentPassword: knownPassword, newPassword: password },
  required: ['currentPassword', 'newPassword'],
} as const satisfies BodySchema;

export type StaffPasswordChange = BodyOf<typeof staffPasswordBody>;

/**
 * POST `staffEmailBody`: 202, and a link is on its way to the new address, which counts when the link is followed. 403
 * for a wrong password, 409 for an address that an account has.
 */
export const staffEmailEndpoint = `${staffAccountEndpoint}/email` as const;

export const staffEmailBody = {
  type: 'object',
  properties: { email, currentPassword: knownPassword },
  required: ['email', 'currentPassword'],
} as const satisfies BodySchema;

export type StaffEmailChange = BodyOf<typeof staffEmailBody>;

/** POST `confirmStaffEmailBody`, by any holder of the link: 200 with `{ email }`; 410 when it is too old or used. */
export const confirmStaffEmailEndpoint = '/api/auth/admin/confirm-email';

export const confirmStaffEmailBody = {
  type: 'object',
  properties: { token: base64url(64) },
  required: ['token'],
  additionalProperties: false,
} as const;

/** GET: `StaffSession[]`, the last used first. DELETE: all but the caller's are over, 204. */
export const staffSessionsEndpoint = `${staffAccountEndpoint}/sessions` as const;
/** DELETE: 204; the caller's own too. 404 when there is none. */
export const staffSessionEndpoint = (id: string) =>
  `${staffSessionsEndpoint}/${encodeURIComponent(id)}` as const;

export interface StaffSession {
  readonly id: string;
  /** Such as `Firefox, Windows`; '' where it is not known. */
  readonly device: string;
  /** Such as `192.0.2.0/24` or `2001:db8:1::/48`; '' where it is not known. */
  readonly network: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/*
 * Second factors. To add or remove one, and for new recovery codes, the password must have been typed in the last ten
 * minutes (428).
 */

/** GET: `StaffFactors`. */
export const staffFactorsEndpoint = `${staffAccountEndpoint}/factors` as const;
/** PATCH `factorNameBody`: 204. DELETE: 204; 409 for the last one if the account needs one. 404 when there is none. */
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

/** What an enrolment is answered. */
export interface Enrolment extends StaffFactors {
  /** With the first factor. They are shown this once. */
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
/**
 * POST `totpConfirmBody`: an `Enrolment`. 422 for a wrong code, which leaves the ticket; 410 for a ticket that is over.
 */
export const totpConfirmEndpoint = `${totpEndpoint}/confirm` as const;

export interface TotpTicket {
  readonly ticket: string;
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://`, for a QR code. */
  readonly address: string;
}

export const totpConfirmBody = {
  type: 'object',
  properties: { ticket, code, name: factorName },
  required: ['ticket', 'code', 'name'],
  additionalProperties: false,
} as const;

export type TotpConfirmation = FromSchema<typeof totpConfirmBody>;

/** POST `passkeyEnrolmentBody`: an `Enrolment`. 422 for a passkey that is refused; 410 for a ticket that is over. */
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

/** POST without a body: `RecoveryCodes`, and those before are void. 409 without a second factor. */
export const recoveryCodesEndpoint = `${staffAccountEndpoint}/recovery-codes` as const;

export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** GET: `SecondFactorPolicy`; PUT the same (confirmed), answered with it. Both with the right `accounts:manage`. */
export const secondFactorPolicyEndpoint = '/api/admin/second-factor-policy';

export const secondFactorPolicyBody = {
  type: 'object',
  properties: {
    /** From which day on; null: no account needs one. */
    from: { anyOf: [date, { type: 'null' }] },
    /** The ids of the roles that need one. */
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

/** DELETE, with the right `accounts:manage` and confirmed: 204. The account's sessions are over, and it is told. */
export const accountFactorsEndpoint = (id: string) =>
  `/api/admin/accounts/${encodeURIComponent(id)}/second-factors` as const;
