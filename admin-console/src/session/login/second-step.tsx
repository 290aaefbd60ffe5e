import { useId } from 'react';
import type { SecondFactorStep } from 'contract/second-factors';
import { ProofForm } from '../second-factors/proof-form';
import { secondFactorTexts } from '../second-factors/second-factor.texts';
import type { Proof } from '../second-factors/use-proof';
import { logInBySecondFactor } from '../admin-login';
import { adminLoginTexts } from './admin-login.texts';
import { secondStepTexts } from './second-step.texts';
import styles from './second-step.module.css';

interface SecondStepProps {
  readonly step: SecondFactorStep;
  readonly onLoggedIn: () => void;
  /** Returns to e-mail and password, with a reason if the user did not ask for it. */
  readonly onBack: (reason?: string) => void;
}

/** The step after the right password: a passkey, a code of an app, or a recovery code. */
export function SecondStep({ step, onLoggedIn, onBack }: SecondStepProps) {
  const titleId = useId();
  const { failed } = secondFactorTexts;
  const { ticket, passkey } = step;
  const prove = async ({ code, recoveryCode, passkey: shown }: Proof) => {
    const proof = { ...(code && { code }), ...(recoveryCode && { recoveryCode }) };
    const body = { ticket, ...proof, ...(shown && { passkey: shown }) };
    const outcome = await logInBySecondFactor(body);
    if (outcome.state === 'logged-in') {
      onLoggedIn();
      return undefined;
    }
    if (outcome.state === 'unreachable') return { message: adminLoginTexts.unreachable };
    if (outcome.state === 'second-step') return { message: failed };
    if (outcome.isOver) onBack(outcome.reason ?? secondStepTexts.tooOld);
    return { message: failed, ...outcome.error };
  };
  return (
    <section aria-labelledby={titleId} className={styles.step}>
      <h2 id={titleId}>{secondStepTexts.title}</h2>
      <p>{secondStepTexts.intro}</p>
      <ProofForm
        ways={passkey ? step.ways : step.ways.filter((way) => way !== 'passkey')}
        needsPassword={() => false}
        askPasskey={() => Promise.resolve({ ticket, options: passkey ?? {} })}
        prove={prove}
        email={undefined}
        submit={secondStepTexts.title}
        onCancel={() => onBack()}
        cancel={secondStepTexts.back}
      />
      <p className={styles.hint}>{secondStepTexts.lostAll}</p>
    </section>
  );
}
