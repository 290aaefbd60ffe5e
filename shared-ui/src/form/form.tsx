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
  /** What is used of it for what, which ends it (contract/privacy/processing.texts). */
  readonly notice: string;
  /** What is said of a refusal without words of its own. Without it nothing is said (requirements 8). */
  readonly failed: string | undefined;
  /** Where the browser sends the form when there is no script. */
  readonly action?: string | undefined;
  readonly encType?: string | undefined;
  readonly onBeforeInput?: InputEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** The frame of every form, which knows for its fields and parts how it stands, and the notice that ends it. */
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
      // A password must never end up in an address, not even when the script is late.
      method="post"
      // Until the script can say what is wrong, the browser does.
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

/** The line that ends every form (requirements 10.9). */
const PrivacyNotice = ({ notice }: Pick<FormProps, 'notice'>) => (
  <p className={styles.notice}>
    {notice} <Link to={privacyPage}>{formMessages.privacyLink}</Link>
  </p>
);
