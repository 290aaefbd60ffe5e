import { useState } from 'react';
import { password } from 'contract/field';
import type { PasskeyAnswer, PasskeyOptions, SecondFactorWay } from 'contract/second-factors';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import type { FormCheck } from 'shared-ui/form-progress';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { renameIssues } from '../../base/parts/forms/rename-issues';
import type { Refused } from '../../base/parts/forms/rename-issues';
import { getPasskeyOrMessage } from './passkey-messages';
import { secondFactorTexts } from './second-factor.texts';
import { readCode, recoveryCodeSchema } from './typed-code';

export interface Proof {
  readonly password?: string;
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly ticket?: string;
  readonly passkey?: PasskeyAnswer;
}

interface PasskeyQuestion {
  readonly ticket: string;
  readonly options: PasskeyOptions;
}

export interface ProofOptions {
  /** The available ways; the first is shown first. If there is none, only the password is asked for. */
  readonly ways: readonly SecondFactorWay[];
  readonly needsPassword: (way: SecondFactorWay | undefined) => boolean;
  readonly askPasskey: () => Promise<PasskeyQuestion | Refused>;
  /** Resolves to undefined on success. */
  readonly prove: (proof: Proof) => Promise<Refused | undefined>;
}

/** The names of the controls, which are unique on the page. */
export const proofFields = {
  password: 'proofPassword',
  code: 'proofCode',
  recoveryCode: 'proofRecoveryCode',
} as const;

export const passwordSchema = { ...password, minLength: 1 } as const;

/** State of the form: the way that is shown, and its fields. Input for another way stays. */
export function useProof({ ways, needsPassword, askPasskey, prove }: ProofOptions) {
  const [chosen, setChosen] = useState<SecondFactorWay>();
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  const asksPassword = needsPassword(way);
  const form = useForm({
    check: (element) => checkProof(element, way, asksPassword),
    send: async (element) => {
      const typed = asksPassword ? { password: getText(element, proofFields.password) } : {};
      const factor = await readFactor(element, way, askPasskey);
      if (!isProof(factor)) return factor;
      const refused = await prove({ ...typed, ...factor.proof });
      return refused && renameIssues(refused, proofFields);
    },
  });
  return { way, asksPassword, choose: setChosen, form };
}

type ReadFactor = { readonly proof: Proof } | Refused;

const isProof = (read: ReadFactor): read is { readonly proof: Proof } => 'proof' in read;

/** Reads the factor that is shown beside the password. */
async function readFactor(
  form: HTMLFormElement,
  way: SecondFactorWay | undefined,
  askPasskey: ProofOptions['askPasskey'],
): Promise<ReadFactor> {
  if (way === 'totp') return { proof: { code: readCode(getText(form, proofFields.code)) ?? '' } };
  if (way === 'recovery-code')
    return { proof: { recoveryCode: getText(form, proofFields.recoveryCode).trim() } };
  if (way === undefined) return { proof: {} };
  const asked = await askPasskey();
  if (!('ticket' in asked)) return asked;
  const shown = await getPasskeyOrMessage(asked.options);
  if (typeof shown === 'string') return { message: shown };
  return { proof: { ticket: asked.ticket, passkey: shown } };
}

function checkProof(
  form: HTMLFormElement,
  way: SecondFactorWay | undefined,
  asksPassword: boolean,
): FormCheck {
  const { codeNeeded } = secondFactorTexts;
  const isCode = readCode(getText(form, proofFields.code)) !== undefined;
  return {
    errors: {
      ...(asksPassword && findFieldErrors(form, { [proofFields.password]: passwordSchema })),
      ...(way === 'totp' && !isCode && { [proofFields.code]: { message: codeNeeded } }),
      ...(way === 'recovery-code' &&
        findFieldErrors(form, { [proofFields.recoveryCode]: recoveryCodeSchema })),
    },
  };
}
