import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { Button } from 'shared-ui/button';
import { outcomeOrFailure } from 'shared-ui/faults';
import type { ServerCall } from 'shared-ui/http-client';
import { OutcomeMessage } from '../parts/outcome-message';
import { useOutcome } from '../parts/use-outcome';
import { callAsStaff, wordsOf } from '../session/staff-call';
import { privacyTexts } from './privacy.texts';
import styles from './privacy.module.css';

interface SavedFormProps {
  readonly save: string;
  /** What is said when it was stored, where that is more than "Saved." */
  readonly saved?: string;
  readonly method: 'POST' | 'PUT';
  readonly path: ServerCall['path'];
  /** What is sent; words instead say what is wrong, and nothing is sent. */
  readonly readBody: (form: HTMLFormElement) => object | string;
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

/** A small form of this view: it says what came of saving, and what was typed stays where it failed. */
export function SavedForm(props: SavedFormProps) {
  const { save, saved = privacyTexts.saved, readBody, onSaved, children } = props;
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const body = readBody(event.currentTarget);
    if (typeof body === 'string') return say('error', body);
    setIsSaving(true);
    const reason = await outcomeOrFailure(() => send(props, body), privacyTexts.failed);
    setIsSaving(false);
    if (reason !== undefined) return say('error', reason);
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

/** Answers why it failed; undefined when it did not. */
async function send({ method, path }: SavedFormProps, body: object): Promise<string | undefined> {
  const answer = await callAsStaff({ method, path, body }, anyAnswer);
  return answer.ok ? undefined : (wordsOf(answer.error) ?? privacyTexts.failed);
}
