import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import Button from '@mui/material/Button';
import { getContactHistory } from 'contract/contact-history-requests';
import type {
  EmailTemplate,
  ContactHistoryEntry,
  ContactHistory,
} from 'contract/contact-history-requests';
import { getCountry } from 'contract/phone-number';
import type { RecordKind } from 'contract/review';
import type { Review } from 'contract/review-requests';
import { language as pageLanguage } from 'contract/language';
import { Message } from 'shared-ui/message';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import type { AdminRecord } from '../../base/model/admin-record';
import { recordEmail, recordPhone } from 'contract/record-identity';
import { Loaded } from '../../session/loaded';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { useMayReview } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import type { LoadedResponse } from '../../session/use-request';
import { partsTexts } from '../../base/parts/parts.texts';
import { addContact } from './add-contact';
import { EmailDialog } from './email-dialog';
import { ContactHistoryList } from './contact-history-list';
import { NewNote, newNoteId } from './new-note';
import { useEmailTyping } from './use-email-typing';
import { WhatsAppDialog } from './whats-app-dialog';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

/** What keys of the panel do in the section. */
export interface ConversationHandle {
  readonly writeNote: () => void;
  readonly writeEmail: () => void;
}

interface ContactHistorySectionProps {
  readonly ref?: Ref<ConversationHandle>;
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly record: AdminRecord;
  readonly name: string;
  /** Called with the review of the record where a contact moved it on. */
  readonly onReview: (review: Review) => void;
}

/** Milliseconds between two checks whether an email was sent, and the age up to which it is checked. */
const soon = 4000;
const young = 60_000;

/** Milliseconds between two requests that replies and colleagues cause. */
const restBetweenLoads = 2000;

/** The conversation with and about a record's person, and the ways to go on with it. Give it a `key`. */
export function ContactHistorySection({
  ref,
  kind,
  recordId,
  record,
  name,
  onReview,
}: ContactHistorySectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayWrite = useMayReview(kind);
  const answer = useRequest(getContactHistory, { kind, id: recordId });
  useLiveUpdates(getContactHistory, restBetweenLoads, kind);
  useReadingUntilSent(answer);
  const mail = useEmailTyping(kind, recordId, 'mail');
  const whatsApp = useEmailTyping(kind, recordId, 'whatsapp');
  const [open, setOpen] = useState<'mail' | 'whatsapp'>();
  const [said, say] = useState('');
  const [failure, setFailure] = useState<string>();
  const [notes, setNotes] = useState(0);
  const isNoting = useRef(false);
  const phone = recordPhone(record);
  const close = () => setOpen(undefined);
  const done = (words: string) => {
    setFailure(undefined);
    say(words);
  };
  const openDialog = (dialog: typeof open) => {
    setFailure(undefined);
    say('');
    setOpen(dialog);
  };
  const noteWhatsApp = async (template: EmailTemplate) => {
    if (isNoting.current) return;
    isNoting.current = true;
    const noted = await addContact(kind, recordId, { way: 'whatsapp', template }, '');
    isNoting.current = false;
    close();
    if (!noted.ok) return setFailure(contactHistoryTexts.notNoted);
    if (noted.response.review) onReview(noted.response.review);
    whatsApp.forget();
    done(contactHistoryTexts.noted);
  };
  const noteByHand = async () => {
    const noted = await addContact(kind, recordId, { way: 'hand' }, partsTexts.notSaved);
    if (!noted.ok) return noted;
    if (noted.response.review) onReview(noted.response.review);
    done(contactHistoryTexts.noted);
    // This closes the question, so the focus must move.
    setNotes(notes + 1);
    heading.current?.focus();
    return undefined;
  };
  const noteChanged = (words: string) => {
    done(words);
    heading.current?.focus();
  };
  const writeAgain = ({ template = 'blank', words }: ContactHistoryEntry) => {
    const language = mail.typing.language ?? pageLanguage;
    if (words) mail.resume({ template, language }, words);
    openDialog('mail');
  };
  useImperativeHandle(ref, () => ({
    writeNote: () => document.getElementById(newNoteId(recordId))?.focus(),
    writeEmail: () => {
      if (mayWrite && recordEmail(record)) openDialog('mail');
    },
  }));
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.sectionTitle}>
        {contactHistoryTexts.title}
      </h3>
      {mayWrite && (
        <div className={styles.buttons}>
          {recordEmail(record) && (
            <Button variant="outlined" onClick={() => openDialog('mail')}>
              {contactHistoryTexts.writeMail}
            </Button>
          )}
          {/\d/.test(phone) && (
            <Button variant="outlined" onClick={() => openDialog('whatsapp')}>
              {contactHistoryTexts.writeWhatsApp}
            </Button>
          )}
          <ConfirmedButton
            key={notes}
            name={contactHistoryTexts.noteByHand}
            about={name}
            question={contactHistoryTexts.noteQuestion}
            onConfirm={noteByHand}
          />
        </div>
      )}
      {mayWrite && <NewNote {...{ kind, recordId }} onSaved={done} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {failure !== undefined && <Message tone="error">{failure}</Message>}
      <Loaded answer={answer} notLoaded={contactHistoryTexts.notLoaded}>
        {(known) => (
          <ContactHistoryList
            {...{ kind, recordId, known }}
            onWriteAgain={mayWrite ? writeAgain : undefined}
            onNoteChanged={noteChanged}
          />
        )}
      </Loaded>
      {open === 'mail' && (
        <EmailDialog
          {...{ kind, recordId, name }}
          store={mail}
          onSent={(review) => {
            close();
            if (review) onReview(review);
            done(contactHistoryTexts.onItsWay);
          }}
          onClose={close}
        />
      )}
      {open === 'whatsapp' && (
        <WhatsAppDialog
          {...{ kind, recordId, name, phone }}
          country={getCountry(record['country'])}
          store={whatsApp}
          onOpened={(template) => void noteWhatsApp(template)}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Polls while an email is young, because it is sent within seconds. */
function useReadingUntilSent({
  body: known,
  isTrying,
  readAgain,
}: LoadedResponse<ContactHistory>): void {
  useEffect(() => {
    const waits = known?.outreach.some(
      ({ state, at }) => state === 'waiting' && Date.now() - Date.parse(at) < young,
    );
    if (!waits || isTrying) return;
    const timer = setTimeout(readAgain, soon);
    return () => clearTimeout(timer);
  }, [known, isTrying, readAgain]);
}
