import { useEffect } from 'react';
import type { RefObject } from 'react';
import { Button } from 'shared-ui/button';
import { FormField } from 'shared-ui/form-field';
import type { SecondFactorWay } from 'contract/second-factors';
import { StaffForm } from '../../base/parts/forms/staff-form';
import styles from './proof-form.module.css';
import { secondFactorTexts } from './second-factor.texts';
import { codeSchema, recoveryCodeSchema } from './typed-code';
import { passwordSchema, proofFields, useProof } from './use-proof';
import type { ProofOptions } from './use-proof';

interface ProofFormProps extends ProofOptions {
  /** The account's user name, for password managers. */
  readonly email: string | undefined;
  /** The button's label if only the password is asked for. */
  readonly submit: string;
  readonly onCancel: () => void;
  readonly cancel?: string;
}

/** A form that proves the user's identity in one of several ways. */
export function ProofForm({ email, submit, onCancel, cancel, ...options }: ProofFormProps) {
  const { way, asksPassword, choose, form } = useProof(options);
  useFocusOnFirst(form.element, way);
  const words = {
    submit: way ? secondFactorTexts.goOn[way] : submit,
    submitting: secondFactorTexts.checking,
    failed: secondFactorTexts.failed,
  };
  return (
    <>
      <StaffForm form={form} labels={words} onCancel={onCancel} cancel={cancel}>
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        {asksPassword && (
          <FormField
            name={proofFields.password}
            schema={passwordSchema}
            required
            behaviour={{ autocomplete: 'current-password' }}
            labels={{ label: secondFactorTexts.password }}
          />
        )}
        <TypedFields ways={options.ways} shown={way} />
        {way === 'passkey' && <p className={styles.hint}>{secondFactorTexts.passkeyHint}</p>}
      </StaffForm>
      <OtherWays ways={options.ways.filter((other) => other !== way)} onChoose={choose} />
    </>
  );
}

interface TypedFieldsProps {
  readonly ways: readonly SecondFactorWay[];
  readonly shown: SecondFactorWay | undefined;
}

/** The fields of the other ways stay mounted but hidden, so that they keep their input. */
function TypedFields({ ways, shown }: TypedFieldsProps) {
  return (
    <>
      {ways.includes('totp') && (
        <div hidden={shown !== 'totp'}>
          <FormField
            name={proofFields.code}
            schema={codeSchema}
            required
            behaviour={{ autocomplete: 'one-time-code' }}
            labels={{ label: secondFactorTexts.code, hint: secondFactorTexts.codeHint }}
          />
        </div>
      )}
      {ways.includes('recovery-code') && (
        <div hidden={shown !== 'recovery-code'}>
          <FormField
            name={proofFields.recoveryCode}
            schema={recoveryCodeSchema}
            required
            behaviour={{ autocomplete: 'off' }}
            labels={{
              label: secondFactorTexts.recoveryCode,
              hint: secondFactorTexts.recoveryCodeHint,
              whenEmpty: secondFactorTexts.recoveryCodeNeeded,
            }}
          />
        </div>
      )}
    </>
  );
}

interface OtherWaysProps {
  readonly ways: readonly SecondFactorWay[];
  readonly onChoose: (way: SecondFactorWay) => void;
}

function OtherWays({ ways, onChoose }: OtherWaysProps) {
  if (ways.length === 0) return null;
  return (
    <div role="group" aria-label={secondFactorTexts.otherWays} className={styles.ways}>
      {ways.map((way) => (
        <Button key={way} variant="quiet" onClick={() => onChoose(way)}>
          {secondFactorTexts.choose[way]}
        </Button>
      ))}
    </div>
  );
}

/** Focuses the first field when the form appears or shows another way. */
function useFocusOnFirst(
  form: RefObject<HTMLFormElement | null>,
  way: SecondFactorWay | undefined,
) {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, [type=submit]') ?? [])];
    const isSeen = (field: HTMLElement) => field.closest('[hidden]') === null;
    const empty = (field: HTMLElement) => !(field instanceof HTMLInputElement && field.value);
    fields.find((field) => isSeen(field) && empty(field))?.focus();
  }, [form, way]);
}
