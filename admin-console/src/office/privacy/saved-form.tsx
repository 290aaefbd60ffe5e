import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import type { ChangeOutcome } from '../../session/send';
import { privacyTexts } from './privacy.texts';
import styles from './privacy.module.css';

interface SavedFormProps {
  readonly save: string;
  /** The message after saving, if it is more than "Saved." */
  readonly saved?: string;
  /** Sends what was typed. Returns an error message instead if it is invalid. */
  readonly send: (form: HTMLFormElement) => string | Promise<ChangeOutcome<unknown>>;
  readonly children: ReactNode;
}

/** A small form of this view. It shows the outcome of saving, and keeps the input after an error. */
export function SavedForm(props: SavedFormProps) {
  const { save, saved = privacyTexts.saved, send, children } = props;
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstTooLongField(event.currentTarget)) return;
    const sent = send(event.currentTarget);
    if (typeof sent === 'string') return say('error', sent);
    setIsSaving(true);
    const result = await sent;
    setIsSaving(false);
    if (!result.ok) return say('error', result.message);
    say('success', saved);
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
