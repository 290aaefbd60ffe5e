import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { addSavedView, viewName } from 'contract/saved-view-requests';
import { Button } from 'shared-ui/button';
import boxes from '../../base/parts/forms/boxes.module.css';
import { LimitedInput } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import type { OwnQuestion } from './own-address';
import { ownQuestionTexts } from './own-question.texts';
import styles from './questions.module.css';

interface OwnQuestionSaveProps {
  readonly question: OwnQuestion;
  readonly onSaved: () => void;
}

/** Keeps a question under a name, for the user alone or for all who may read its sections. */
export function OwnQuestionSave({ question, onSaved }: OwnQuestionSaveProps) {
  const id = useId();
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const texts = ownQuestionTexts.save;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = new FormData(event.currentTarget);
    const { kinds, ...asked } = question;
    const [kind, ...moreKinds] = kinds;
    const name = form.get('name');
    if (!kind || typeof name !== 'string' || name.trim() === '') {
      document.getElementById(id)?.focus();
      return say('error', texts.noName);
    }
    const content = { ...asked, ...(moreKinds.length > 0 && { moreKinds }) };
    const body = {
      ...{ kind, name: name.trim(), content, isShared: form.has('shared') },
      ...{ isQuestion: true, isPinned: false, isDefault: false },
    };
    setIsSaving(true);
    const saved = await sendChange(addSavedView, { body }, texts.failed);
    setIsSaving(false);
    if (!saved.ok) return say('error', saved.message);
    onSaved();
  };
  return (
    <form className={styles.save} noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <LimitedInput
        id={id}
        name="name"
        limit={viewName.maxLength}
        defaultValue=""
        autoComplete="off"
      />
      <label className={boxes.box}>
        <input type="checkbox" name="shared" />
        {texts.shared}
      </label>
      <Button type="submit" variant="secondary" aria-disabled={isSaving || undefined}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      <OutcomeMessage outcome={outcome} />
    </form>
  );
}
