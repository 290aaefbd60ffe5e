import { useEffect, useId, useImperativeHandle } from 'react';
import type { Ref } from 'react';
import Button from '@mui/material/Button';
import { getContactHistory } from 'contract/contact-history-requests';
import type { ContactHistory } from 'contract/contact-history-requests';
import { getCountry } from 'contract/phone-number';
import type { RecordKind } from 'contract/review';
import type { Review } from 'contract/review-requests';
import { Message } from 'shared-ui/message';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import type { AdminRecord } from '../../base/model/admin-record';
import { recordEmail, recordPhone } from 'contract/record-identity';
import { Loaded } from '../../session/loaded';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { useMayReview } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import type { LoadedResponse } from '../../session/use-request';
import { EmailDialog } from './email-dialog';
import { ContactHistoryList } from './contact-history-list';
import { NewNote, newNoteId } from './new-note';
import { useConversation } from './use-conversation';
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
export function ContactHistorySection(props: ContactHistorySectionProps) {
  const { ref, kind, recordId, record, name } = props;
  const id = useId();
  const mayWrite = useMayReview(kind);
  const answer = useRequest(getContactHistory, { kind, id: recordId });
  useLiveUpdates(getContactHistory, restBetweenLoads, kind);
  useReadingUntilSent(answer);
  const { heading, openDialog, close, done, ...conversation } = useConversation(props);
  const phone = recordPhone(record);
  const hasEmail = recordEmail(record) !== '';
  useImperativeHandle(ref, () => ({
    writeNote: () => document.getElementById(newNoteId(recordId))?.focus(),
    writeEmail: () => {
      if (mayWrite && hasEmail) openDialog('mail');
    },
  }));
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.sectionTitle}>
        {contactHistoryTexts.title}
      </h3>
      {mayWrite && (
        <div className={styles.buttons}>
          {hasEmail && (
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
            key={conversation.notes}
            name={contactHistoryTexts.noteByHand}
            variant="secondary"
            about={name}
            question={contactHistoryTexts.noteQuestion}
            onConfirm={conversation.noteByHand}
          />
        </div>
      )}
      {mayWrite && <NewNote {...{ kind, recordId }} onSaved={(words) => done(words)} />}
      <p role="status" className={styles.said}>
        {conversation.said}
      </p>
      {conversation.failure !== undefined && <Message tone="error">{conversation.failure}</Message>}
      <Loaded answer={answer} notLoaded={contactHistoryTexts.notLoaded}>
        {(known) => (
          <ContactHistoryList
            {...{ kind, recordId, known }}
            onWriteAgain={mayWrite ? conversation.writeAgain : undefined}
            onNoteChanged={conversation.noteChanged}
          />
        )}
      </Loaded>
      {conversation.open === 'mail' && (
        <EmailDialog
          {...{ kind, recordId, name }}
          store={conversation.mail}
          onSent={conversation.sent}
          onClose={close}
        />
      )}
      {conversation.open === 'whatsapp' && (
        <WhatsAppDialog
          {...{ kind, recordId, name, phone }}
          country={getCountry(record['country'])}
          store={conversation.whatsApp}
          onOpened={(template) => void conversation.noteWhatsApp(template)}
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
