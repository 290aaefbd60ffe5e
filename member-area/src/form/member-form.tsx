import type { ReactNode } from 'react';
import { profileNotice } from 'contract/privacy/purpose-notices.texts';
import { Form } from 'shared-ui/form';
import { FormFailure, SubmitButton } from 'shared-ui/form-parts';
import type { FormState } from 'shared-ui/use-form';
import { useHydrated } from 'shared-ui/use-hydrated';
import { memberFormTexts } from './member-form.texts';
import styles from './member-form.module.css';

interface MemberFormProps {
  readonly form: FormState;
  readonly labels: {
    readonly submit: string;
    /** The button's text while the form is being sent. */
    readonly submitting: string;
    /** Message of requirements 8 for a failure without a message of the server; also used for unexpected errors. */
    readonly failed: string;
  };
  /** The `action` without JavaScript. A form without one is disabled until hydration. */
  readonly action?: string;
  readonly encType?: string;
  /** The notice about how the data are used; by default, for the profile. */
  readonly notice?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the member area. It stores no draft by itself, because passwords must not be stored. */
export function MemberForm({ labels, aside, children, ...form }: MemberFormProps) {
  const isHydrated = useHydrated();
  const needsScript = !form.action;
  return (
    <Form notice={profileNotice} failed={labels.failed} {...form}>
      {children}
      <FormFailure />
      {needsScript && (
        <noscript>
          <p>{memberFormTexts.needsScript}</p>
        </noscript>
      )}
      <div className={styles.actions}>
        <SubmitButton
          submit={labels.submit}
          submitting={labels.submitting}
          disabled={needsScript && !isHydrated}
        />
        {aside}
      </div>
    </Form>
  );
}
