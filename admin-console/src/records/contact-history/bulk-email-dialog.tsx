import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { emailLengths, maxBulkEmails } from 'contract/contact-history-requests';
import { languageCodes, languageNames } from 'contract/languages';
import { Message } from 'shared-ui/message';
import {
  LimitedInput,
  LimitedTextarea,
  focusFirstTooLongField,
} from '../../base/parts/forms/limited-text';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { bulkEmailTexts } from './bulk-email.texts';
import { countHouseholdEmails, sortRecipients } from './bulk-recipients';
import type { BulkRecipient } from './bulk-recipients';
import { EmailDialog } from './email-dialog';
import { HouseholdChoice, useHouseholds } from './household-choice';
import { useBulkEmail } from './use-bulk-email';
import { useEmailTyping } from './use-email-typing';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

interface BulkEmailDialogProps {
  /** At most `maxBulkEmails` of them get the email at once. */
  readonly records: readonly BulkRecipient[];
  /** Whether a household gets one email unless the user wishes otherwise. */
  readonly perHousehold?: boolean;
  /** Says that the email to a single record is on its way; the dialog itself reports of many. */
  readonly say: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

/**
 * Writes one email to the people of many records, or that of the record if it is one. The text is kept until it is sent,
 * also when the dialog is closed.
 */
export function BulkEmailDialog(props: BulkEmailDialogProps) {
  const [record, another] = props.records;
  if (record && !another) return <OneEmailDialog {...props} record={record} />;
  return <ManyEmailsDialog {...props} />;
}

interface OneEmailDialogProps extends Pick<BulkEmailDialogProps, 'say' | 'onClose'> {
  readonly record: BulkRecipient;
}

function OneEmailDialog({ record, say, onClose }: OneEmailDialogProps) {
  const { kind, _id: recordId, name } = record;
  const store = useEmailTyping(kind, recordId, 'mail');
  const sent = () => {
    onClose();
    say({ tone: 'success', text: bulkEmailTexts.sentTo(name) });
  };
  return <EmailDialog {...{ kind, recordId, name, store, onClose }} onSent={sent} />;
}

function ManyEmailsDialog({
  records,
  perHousehold = false,
  onClose,
}: Omit<BulkEmailDialogProps, 'say'>) {
  const titleId = useId();
  const [report, setReport] = useState<string>();
  const { recipients, people, withoutAddress } = sortRecipients(records);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {bulkEmailTexts.title(people)}
      </DialogTitle>
      <DialogContent className={styles.form}>
        {report !== undefined ? (
          <Message tone="success">{report}</Message>
        ) : (
          <>
            {withoutAddress.length > 0 && (
              <p>
                {bulkEmailTexts.withoutAddress(withoutAddress.map(({ name }) => name).join(', '))}
              </p>
            )}
            {recipients.length > maxBulkEmails && <p>{bulkEmailTexts.tooMany(maxBulkEmails)}</p>}
            {recipients.length > 0 && recipients.length <= maxBulkEmails && (
              <BulkEmailForm {...{ recipients, people, perHousehold }} onSent={setReport} />
            )}
          </>
        )}
        <Button onClick={onClose}>{contactHistoryTexts.close}</Button>
      </DialogContent>
    </Dialog>
  );
}

interface BulkEmailFormProps {
  readonly recipients: readonly BulkRecipient[];
  readonly people: number;
  readonly perHousehold: boolean;
  readonly onSent: (report: string) => void;
}

/** Recipients that are listed without being asked for. */
const fewRecipients = 5;

/** Who gets the email. */
function Recipients({ recipients, people }: Pick<BulkEmailFormProps, 'recipients' | 'people'>) {
  return (
    <details open={recipients.length <= fewRecipients}>
      <summary>{bulkEmailTexts.recipients(people)}</summary>
      <ul className={styles.recipients}>
        {recipients.map(({ _id, name, email }) => (
          <li key={_id}>
            <strong>{name}</strong> {email}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The email; to several people it is sent only after a question that names their number. */
function BulkEmailForm({ recipients, people, perHousehold: isWished, onSent }: BulkEmailFormProps) {
  const id = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const { email, change, isSending, send } = useBulkEmail(recipients, isWished);
  const households = useHouseholds(recipients);
  const [isAsked, setIsAsked] = useState(false);
  const { outcome, say, clear } = useOutcome();
  useEffect(() => document.getElementById(`${id}-subject`)?.focus(), [id]);
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    clear();
    if (focusFirstTooLongField(event.currentTarget)) return;
    const missing = (['subject', 'text'] as const).find((part) => email[part].trim() === '');
    if (missing) {
      document.getElementById(`${id}-${missing}`)?.focus();
      return say('error', contactHistoryTexts.missing);
    }
    if (people > 1 && !isAsked) return setIsAsked(true);
    const sent = await send();
    if (sent.ok) onSent(sent.report);
    else say('error', sent.message);
  };
  const edit = (changed: Partial<typeof email>) => {
    setIsAsked(false);
    change(changed);
  };
  const sendOnKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // A browser may submit by itself as well, and a key that is held must not answer the question.
    event.preventDefault();
    if (!event.repeat) event.currentTarget.requestSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of the fields within
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={sendOnKey}
    >
      <Recipients {...{ recipients, people }} />
      <p>{bulkEmailTexts.hint}</p>
      <div className={styles.field}>
        <label htmlFor={`${id}-language`}>{bulkEmailTexts.language}</label>
        <select
          id={`${id}-language`}
          value={email.language ?? ''}
          onChange={({ target }) =>
            edit({ language: languageCodes.find((code) => code === target.value) })
          }
        >
          <option value="">{bulkEmailTexts.ownLanguage}</option>
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-subject`}>{contactHistoryTexts.subject}</label>
        <LimitedInput
          id={`${id}-subject`}
          autoComplete="off"
          limit={emailLengths.subject}
          value={email.subject}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-text`}>{contactHistoryTexts.text}</label>
        <LimitedTextarea
          id={`${id}-text`}
          rows={8}
          limit={emailLengths.bulk}
          value={email.text}
          onChange={({ target }) => edit({ text: target.value })}
        />
      </div>
      {households.length > 0 && (
        <HouseholdChoice
          {...{ recipients, households }}
          isChosen={email.perHousehold}
          onChoose={(perHousehold) => edit({ perHousehold })}
        />
      )}
      {isAsked && (
        <p ref={question} tabIndex={-1}>
          <strong>
            {email.perHousehold
              ? bulkEmailTexts.questionPerHousehold(
                  people,
                  countHouseholdEmails(recipients, households),
                )
              : bulkEmailTexts.question(people)}
          </strong>
        </p>
      )}
      {outcome && (
        <Message key={outcome.count} tone="error">
          {outcome.text}
        </Message>
      )}
      <Button type="submit" variant="contained" aria-disabled={isSending || undefined}>
        {isSending
          ? contactHistoryTexts.sending
          : isAsked
            ? bulkEmailTexts.sendToAll(people)
            : contactHistoryTexts.send}
      </Button>
    </form>
  );
}
