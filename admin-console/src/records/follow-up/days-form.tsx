import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { changeFollowUpDays, lastFollowUpDay, maxFollowUps } from 'contract/follow-up-requests';
import { Button } from 'shared-ui/button';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';

/** The form for the days after which first timers are contacted again. */
export function DaysForm({ days }: { readonly days: readonly number[] }) {
  const id = useId();
  const texts = followUpTexts.days;
  /** The input, or what was last saved here. */
  const [typed, type] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const text = typed ?? days.join(', ');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const chosen = readDays(text);
    if (chosen === undefined) {
      document.getElementById(id)?.focus();
      return say('error', texts.wrong);
    }
    setIsSaving(true);
    const saved = await sendChange(changeFollowUpDays, { body: { days: chosen } }, texts.failed);
    setIsSaving(false);
    if (!saved.ok) return say('error', saved.message);
    type([...chosen].sort((one, other) => one - other).join(', '));
    say('success', texts.saved);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint}
      </p>
      <Button type="submit" variant="secondary" aria-disabled={isSaving || undefined}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      <OutcomeMessage outcome={outcome} />
    </form>
  );
}

/** Parses a list of distinct days; undefined if it is invalid. */
function readDays(text: string): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const days = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : 0));
  const isRight =
    days.every((day) => day >= 1 && day <= lastFollowUpDay) &&
    days.length <= maxFollowUps &&
    new Set(days).size === days.length;
  return isRight ? days : undefined;
}
