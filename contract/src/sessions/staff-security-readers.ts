import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { factorKinds, secondFactorWays } from './staff-security';
import type {
  ConfirmationNeeded,
  Enrolment,
  PasskeyOptions,
  PasskeyTicket,
  RecoveryCodes,
  SecondFactorPolicy,
  SecondFactorStep,
  SecondFactorWay,
  StaffFactor,
  StaffFactors,
  StaffSession,
  TotpTicket,
} from './staff-security';

/** The parsers of the responses about second factors and the caller's own account (contract/staff-security). */

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const options: AnswerReader<PasskeyOptions> = (value) => (isObject(value) ? value : undefined);
const orNull =
  <Value>(read: AnswerReader<Value>): AnswerReader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

/** Keeps the values that this release knows: a newer server may send more. */
const ways: AnswerReader<readonly SecondFactorWay[]> = (list) =>
  Array.isArray(list) ? secondFactorWays.filter((way) => list.includes(way)) : undefined;

const step = objectReader<
  Omit<SecondFactorStep, 'passkey'>,
  Required<Pick<SecondFactorStep, 'passkey'>>
>({ ticket: sentence, ways }, { passkey: options });

const withStep = objectReader<{ readonly secondFactor: SecondFactorStep }>({ secondFactor: step });

/** Parses the second step that a login's 401 asks for; undefined if the login was refused. */
export const readSecondFactorStep: AnswerReader<SecondFactorStep> = (body) =>
  withStep(body)?.secondFactor;

type NeededConfirmation = ConfirmationNeeded['confirmation'];

const withConfirmation = objectReader<{ readonly confirmation: NeededConfirmation }>({
  confirmation: objectReader<NeededConfirmation>({ needsPassword: flag, ways }),
});

/** Parses the confirmation that a 428 asks for. */
export const readNeededConfirmation: AnswerReader<NeededConfirmation> = (body) =>
  withConfirmation(body)?.confirmation;

export const readPasskeyTicket = objectReader<PasskeyTicket>({ ticket: sentence, options });

export const readTotpTicket = objectReader<TotpTicket>({
  ticket: sentence,
  secret: sentence,
  address: sentence,
});

export const readStaffSessions = listReader(
  objectReader<StaffSession>({
    id: sentence,
    device: anyText,
    network: anyText,
    createdAt: anyText,
    lastSeenAt: anyText,
    isCurrent: flag,
  }),
);

const factor = objectReader<StaffFactor>({
  id: sentence,
  kind: (value) => factorKinds.find((kind) => kind === value),
  name: anyText,
  createdAt: anyText,
  lastUsedAt: orNull(anyText),
});

const factors = { factors: listReader(factor), recoveryCodesLeft: wholeNumber };
const codes = listReader(sentence);

export const readStaffFactors = objectReader<StaffFactors>(factors);

export const readEnrolment = objectReader<StaffFactors, Required<Pick<Enrolment, 'recoveryCodes'>>>(
  factors,
  { recoveryCodes: codes },
);

export const readRecoveryCodes = objectReader<RecoveryCodes>({ recoveryCodes: codes });

export const readSecondFactorPolicy = objectReader<SecondFactorPolicy>({
  from: orNull(anyText),
  roles: (value) => {
    const list = listReader(anyText)(value);
    return list && [...list];
  },
});

export const readConfirmedEmail = objectReader<{ readonly email: string }>({ email: sentence });
