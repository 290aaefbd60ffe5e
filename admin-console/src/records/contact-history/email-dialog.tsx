import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { emailLengths, sendEmail } from 'contract/contact-history-requests';
import type { EmailDrafts } from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import type { Review } from 'contract/review-requests';
import { Message } from 'shared-ui/message';
import { LimitedInput, focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { EmailChoice, EmailTextField } from './email-choice';
import { EmailFrame } from './email-frame';
import { getChosenEmail, withoutGaps } from './email-typing';
import type { EmailTypingStore } from './use-email-typing';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

interface EmailDialogProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly name: string;
  readonly store: EmailTypingStore;
  /** Called with the record's review if the email moved it on. */
  readonly onSent: (review: Review | undefined) => void;
  readonly onClose: () => void;
}

/** Writes an email to the person of a record. The text is kept until it is sent, also when the dialog is closed. */
export function EmailDialog(props: EmailDialogProps) {
  const { kind, recordId, name, onClose } = props;
  const title = contactHistoryTexts.mailTitle(name);
  return (
    <EmailFrame {...{ kind, recordId, title, onClose }}>
      {(drafts) => <EmailForm drafts={drafts} {...props} />}
    </EmailFrame>
  );
}

interface EmailFormProps extends EmailDialogProps {
  readonly drafts: EmailDrafts;
}

function EmailForm({ kind, recordId, drafts, store, onSent, onClose }: EmailFormProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const { outcome, say, clear } = useOutcome();
  const { template, language, choice, words } = getChosenEmail(store.typing, drafts, 'mail');
  const { to } = drafts;
  if (to === undefined)
    return (
      <div className={styles.form}>
        <p>{contactHistoryTexts.noAddress}</p>
        <Button onClick={onClose}>{contactHistoryTexts.close}</Button>
      </div>
    );
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    clear();
    if (focusFirstTooLongField(event.currentTarget)) return;
    const missing = (['subject', 'text'] as const).find((part) => words[part].trim() === '');
    if (missing) {
      document.getElementById(`${id}-${missing}`)?.focus();
      return say('error', contactHistoryTexts.missing);
    }
    setIsSending(true);
    const { subject, text } = words;
    const email = { to, template, language, subject, text: withoutGaps(text) };
    const parts = { kind, id: recordId, body: { key: store.keyFor(email), ...email } };
    const sent = await sendChange(sendEmail, parts, contactHistoryTexts.failed);
    setIsSending(false);
    if (!sent.ok) return say('error', sent.message);
    store.forget();
    onSent(sent.response.review);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.recipient}>
        {contactHistoryTexts.recipient}: <strong>{to}</strong>
      </p>
      <EmailChoice {...{ template, language }} choose={store.choose} />
      <div className={styles.field}>
        <label htmlFor={`${id}-subject`}>{contactHistoryTexts.subject}</label>
        <LimitedInput
          id={`${id}-subject`}
          lang={language}
          autoComplete="off"
          limit={emailLengths.subject}
          value={words.subject}
          onChange={({ target }) => store.type(choice, { ...words, subject: target.value })}
        />
      </div>
      <EmailTextField
        id={`${id}-text`}
        value={words.text}
        language={language}
        limit={emailLengths.text}
        onType={(text) => store.type(choice, { ...words, text })}
      />
      <p className={styles.hint}>{contactHistoryTexts.mailHint(drafts.repliesComeBack ?? false)}</p>
      {outcome && (
        <Message key={outcome.count} tone="error">
          {outcome.text}
        </Message>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" aria-disabled={isSending || undefined}>
          {isSending ? contactHistoryTexts.sending : contactHistoryTexts.send}
        </Button>
        <Button onClick={onClose}>{contactHistoryTexts.close}</Button>
      </div>
    </form>
  );
}
