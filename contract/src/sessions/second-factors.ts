import * as Type from '@sinclair/typebox';
import { password } from '../records/field';
import { oneOf, sentence } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** How staff prove their identity (decision 45), at the login and later. */

/** The possible proofs after the password. */
export const secondFactorWays = ['passkey', 'totp', 'recovery-code'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** Minutes for which a confirmation is valid. A login counts as one. */
export const confirmationMinutes = 10;

const base64url = (maxLength: number) =>
  Type.String({ pattern: '^[\\w-]+$', minLength: 1, maxLength });

/** The result of `@simplewebauthn/browser` for a new or an existing passkey. */
export const passkey = Type.Object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: oneOf(['public-key']),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Optional(Type.Object({}, { maxProperties: 20 })),
  response: Type.Object({
    clientDataJSON: base64url(4096),
    attestationObject: Type.Optional(base64url(16_384)),
    authenticatorData: Type.Optional(base64url(8192)),
    signature: Type.Optional(base64url(8192)),
    userHandle: Type.Optional(base64url(128)),
    publicKey: Type.Optional(base64url(8192)),
    publicKeyAlgorithm: Type.Optional(Type.Integer({ minimum: -65_536, maximum: 65_536 })),
    transports: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z-]+$', maxLength: 20 }), { maxItems: 10 }),
    ),
  }),
});
export type PasskeyAnswer = Value<typeof passkey>;

/** The ticket of a login in progress contains the server's state. */
export const ticket = base64url(512);
/** Six digits of an authenticator app. The client removes spaces between them. */
export const code = Type.String({ pattern: '^\\d{6}$', minLength: 6, maxLength: 6 });
/** A recovery code as it is shown; case, spaces and dashes do not matter. */
export const recoveryCode = Type.String({ minLength: 1, maxLength: 40 });
/** A password that is checked. It has no minimum, so that a wrong one of any length gets the same response. */
export const knownPassword = { ...password, minLength: 1 } as const;

/** The options for `@simplewebauthn/browser`, passed on unchanged. */
const passkeyOptions = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: 'object',
  additionalProperties: true,
});
export type PasskeyOptions = Value<typeof passkeyOptions>;

export const passkeyTicket = Type.Object({ ticket: sentence, options: passkeyOptions });
export type PasskeyTicket = Value<typeof passkeyTicket>;

const ways = Type.Array(oneOf(secondFactorWays));

/** What a login's 401 says beside its message if the password is right and the account has a second factor. */
export const secondFactorNeeded = Type.Object({
  secondFactor: Type.Object({
    /** Valid for five minutes. It survives a wrong code, but only one attempt with a passkey. */
    ticket: sentence,
    ways,
    /** Present if `ways` contains a passkey. */
    passkey: Type.Optional(passkeyOptions),
  }),
});
export type SecondFactorNeeded = Value<typeof secondFactorNeeded>;
export type SecondFactorStep = SecondFactorNeeded['secondFactor'];

/** What a 428 says beside its message. The request needs a recent confirmation, and has changed nothing. */
export const confirmationNeeded = Type.Object({
  confirmation: Type.Object({
    /** Whether a passkey alone is not enough. */
    needsPassword: Type.Boolean(),
    /**
     * Empty: only the password. Otherwise the password and one of these; a passkey also alone, unless `needsPassword`.
     */
    ways,
  }),
});
export type ConfirmationNeeded = Value<typeof confirmationNeeded>;
