import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import type { ServerCall } from 'shared-ui/http-client';
import { focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { changeAsStaff } from './change-as-staff';
import { privacyTexts } from './privacy.texts';
import styles from './privacy.module.css';

interface SavedFormProps {
  readonly save: string;
  /** The message after saving, if it is more than "Saved." */
  readonly saved?: string;
  readonly method: 'POST' | 'PUT';
  readonly path: ServerCall['path'];
  /** Returns the body to send, or an error message, with which nothing is sent. */
  readonly readBody: (form: HTMLFormElement) => object | string;
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

/** A small form of this view. It shows the outcome of saving, and keeps the input after an error. */
export function SavedForm(props: SavedFormProps) {
  const { save, saved = privacyTexts.saved, readBody, onSaved, children } = props;
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstTooLongField(event.currentTarget)) return;
    const body = readBody(event.currentTarget);
    if (typeof body === 'string') return say('error', body);
    setIsSaving(true);
    const { method, path } = props;
    const refusal = await changeAsStaff({ method, path, body });
    setIsSaving(false);
    if (refusal) return say('error', refusal.message);
    say('success', saved);
    onSaved();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <Button type="submit" variant="secondary" aria-disabled={isSaving}>
        {isSaving ? privacyTexts.saving : save}
      </Button>
      <OutcomeMessage outcome={outcome} />
    </form>
  );
}
