import type { InputEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SitePath } from 'contract/site-paths';
import { preloadHttpClient } from '../http/http-client';
import { FormContext } from './form-context';
import { formMessages } from './form-messages.texts';
import { describeFailure } from './form-progress';
import styles from './form.module.css';
import type { FormState } from './use-form';
import { useHydrated } from './use-hydrated';

interface FormProps {
  readonly form: FormState;
  /** The notice at the end about how the data are used (contract/privacy/processing.texts). */
  readonly notice: string;
  /** Message for a refusal without one of its own. Without it, none is shown (requirements 8). */
  readonly failed: string | undefined;
  /** The `action` without JavaScript. */
  readonly action?: string | undefined;
  readonly encType?: string | undefined;
  readonly onBeforeInput?: InputEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The frame of every form: provides its state to fields and parts, and ends with the notice. */
export function Form({ form, notice, failed, children, ...target }: FormProps) {
  const { progress, element, submit, revise } = form;
  const isHydrated = useHydrated();
  const failure = describeFailure(progress, failed);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- input events come from the fields within
    <form
      {...target}
      ref={element}
      className={styles.form}
      // A password must never get into a URL, even if the script is late.
      method="post"
      // The browser validates until the script can.
      noValidate={isHydrated}
      aria-busy={progress.phase === 'sending'}
      onSubmit={submit}
      onInput={revise}
      onFocus={preloadHttpClient}
      onPointerDown={preloadHttpClient}
    >
      <FormContext value={{ progress, failure }}>{children}</FormContext>
      <PrivacyNotice notice={notice} />
    </form>
  );
}

const privacyPage: SitePath = '/privacy';

/** The notice that ends every form (requirements 10.9). */
const PrivacyNotice = ({ notice }: Pick<FormProps, 'notice'>) => (
  <p className={styles.notice}>
    {notice} <Link to={privacyPage}>{formMessages.privacyLink}</Link>
  </p>
);
