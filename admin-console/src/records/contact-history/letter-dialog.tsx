import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { letterLengths, lettersEndpoint } from 'contract/outreach';
import type { Letter, LetterDrafts } from 'contract/outreach';
import { readOutreach } from 'contract/outreach-readers';
import type { RecordKind } from 'contract/review';
import { outcomeOrFailure } from 'shared-ui/faults';
import { Message } from 'shared-ui/message';
import { LimitedInput, focusTooLong } from '../../base/parts/forms/limited-text';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { callAsStaff, wordsOf } from '../../session/staff-call';
import { LetterChoice, LetterText } from './letter-choice';
import { LetterFrame } from './letter-frame';
import { chosenLetter } from './letter-typing';
import type { LetterTypingStore } from './use-letter-typing';
import styles from './outreach.module.css';
import { outreachTexts } from './outreach.texts';

interface LetterDialogProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** What the record is called. */
  readonly name: string;
  readonly store: LetterTypingStore;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Writes a mail to the person of a record. What was typed stays until it is sent, also when this is closed. */
export function LetterDialog(props: LetterDialogProps) {
  const { kind, recordId, name, onClose } = props;
  const title = outreachTexts.mailTitle(name);
  return (
    <LetterFrame {...{ kind, recordId, title, onClose }}>
      {(drafts) => <LetterForm drafts={drafts} {...props} />}
    </LetterFrame>
  );
}

interface LetterFormProps extends LetterDialogProps {
  readonly drafts: LetterDrafts;
}

function LetterForm({ kind, recordId, drafts, store, onSent, onClose }: LetterFormProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const { outcome, say, clear } = useOutcome();
  const { template, language, choice, words } = chosenLetter(store.typing, drafts);
  const { to } = drafts;
  if (to === undefined)
    return (
      <div className={styles.form}>
        <p>{outreachTexts.noAddress}</p>
        <Button onClick={onClose}>{outreachTexts.cancel}</Button>
      </div>
    );
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    clear();
    if (focusTooLong(event.currentTarget)) return;
    const missing = (['subject', 'text'] as const).find((part) => words[part].trim() === '');
    if (missing) {
      document.getElementById(`${id}-${missing}`)?.focus();
      return say('error', outreachTexts.missing);
    }
    setIsSending(true);
    const letter: Omit<Letter, 'key'> = { to, template, language, ...words };
    const failure = await post(kind, recordId, { key: store.keyFor(letter), ...letter });
    setIsSending(false);
    if (failure !== undefined) return say('error', failure);
    store.forget();
    onSent();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.recipient}>
        {outreachTexts.recipient}: <strong>{to}</strong>
      </p>
      <LetterChoice {...{ template, language }} choose={store.choose} />
      <div className={styles.field}>
        <label htmlFor={`${id}-subject`}>{outreachTexts.subject}</label>
        <LimitedInput
          id={`${id}-subject`}
          lang={language}
          autoComplete="off"
          limit={letterLengths.subject}
          value={words.subject}
          onChange={({ target }) => store.type(choice, { ...words, subject: target.value })}
        />
      </div>
      <LetterText
        id={`${id}-text`}
        value={words.text}
        language={language}
        limit={letterLengths.text}
        onType={(text) => store.type(choice, { ...words, text })}
      />
      <p className={styles.hint}>{outreachTexts.mailHint}</p>
      {outcome && (
        <Message key={outcome.count} tone="error">
          {outcome.text}
        </Message>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" aria-disabled={isSending || undefined}>
          {isSending ? outreachTexts.sending : outreachTexts.send}
        </Button>
        <Button onClick={onClose}>{outreachTexts.cancel}</Button>
      </div>
    </form>
  );
}

/** Undefined: it was taken. */
const post = (kind: RecordKind, recordId: string, body: Letter): Promise<string | undefined> =>
  outcomeOrFailure(async () => {
    const path = lettersEndpoint(kind, recordId);
    const answer = await callAsStaff({ method: 'POST', path, body }, readOutreach);
    return answer.ok ? undefined : (wordsOf(answer.error) ?? outreachTexts.failed);
  }, outreachTexts.failed);
