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
  readonly words: {
    readonly submit: string;
    /** What the button says while the form travels. */
    readonly submitting: string;
    /** What requirements 8 says of a failure without words of the server's. It is said of a fault of ours as well. */
    readonly failed: string;
  };
  /** Where the browser sends the form when there is no script. A form without it waits for the script. */
  readonly action?: string;
  readonly encType?: string;
  /** What is used of it for what; absent: for the profile. */
  readonly notice?: string;
  /** Stands beside the submit button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the member area. It keeps no draft by itself: a password is stored nowhere. */
export function MemberForm({ words, aside, children, ...form }: MemberFormProps) {
  const isHydrated = useHydrated();
  const needsScript = !form.action;
  return (
    <Form notice={profileNotice} failed={words.failed} {...form}>
      {children}
      <FormFailure />
      {needsScript && (
        <noscript>
          <p>{memberFormTexts.needsScript}</p>
        </noscript>
      )}
      <div className={styles.actions}>
        <SubmitButton
          submit={words.submit}
          submitting={words.submitting}
          disabled={needsScript && !isHydrated}
        />
        {aside}
      </div>
    </Form>
  );
}
