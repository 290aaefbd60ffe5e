import { useState } from 'react';
import type { Person, RecordOfPerson } from 'contract/person-requests';
import { recordEmail } from 'contract/record-identity';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { isMerged } from '../../../base/model/admin-record';
import { useRights } from '../../../session/staff-account';
import { contactHistoryTexts } from '../../contact-history/contact-history.texts';
import { EmailDialog } from '../../contact-history/email-dialog';
import { useEmailTyping } from '../../contact-history/use-email-typing';
import { contactLinks } from '../../review/panel/contact-actions';
import { reviewTexts } from '../../review/store/review.texts';
import { peopleTexts } from '../people.texts';
import { personTexts } from '../person.texts';
import styles from './person.module.css';

interface ContactListProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
}

/** The addresses and numbers of a person, with what can be done with each. */
export function ContactList({ person, say }: ContactListProps) {
  const [written, setWritten] = useState<RecordOfPerson>();
  const rights = useRights();
  const { emails, phones, entries } = person;
  // An e-mail belongs to a record, where colleagues find it: the newest one with this address.
  const findWritten = (email: string) =>
    entries.find(
      ({ kind, record }) =>
        recordEmail(record) === email &&
        !isMerged(record) &&
        (rights?.has(`${kind}:review`) ?? true),
    );
  if (emails.length + phones.length === 0)
    return <p className={styles.hint}>{peopleTexts.noContact}</p>;
  return (
    <>
      <ul className={styles.ways} aria-label={personTexts.contacts}>
        {emails.map((email) => {
          const entry = findWritten(email);
          return (
            <li key={email}>
              <bdi>{email}</bdi>
              {entry && (
                <button
                  type="button"
                  aria-label={personTexts.writeTo(email)}
                  onClick={() => setWritten(entry)}
                >
                  {personTexts.write}
                </button>
              )}
            </li>
          );
        })}
        {phones.map((phone) => (
          <Phone key={phone} phone={phone} />
        ))}
      </ul>
      {written && (
        <WrittenEmail
          entry={written}
          name={person.name || peopleTexts.nameless}
          say={say}
          onClose={() => setWritten(undefined)}
        />
      )}
    </>
  );
}

function Phone({ phone }: { readonly phone: string }) {
  const { call, whatsApp } = contactLinks({ phone });
  return (
    <li>
      {call ? (
        <a href={call} aria-label={personTexts.call(phone)}>
          <bdi>{phone}</bdi>
        </a>
      ) : (
        <bdi>{phone}</bdi>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noopener noreferrer">
          {reviewTexts.whatsApp}
          <span className="visually-hidden">&nbsp;{reviewTexts.opensInNewTab}</span>
        </a>
      )}
    </li>
  );
}

interface WrittenEmailProps extends Pick<ContactListProps, 'say'> {
  readonly entry: RecordOfPerson;
  readonly name: string;
  readonly onClose: () => void;
}

function WrittenEmail({ entry: { kind, record }, name, say, onClose }: WrittenEmailProps) {
  const recordId = record._id;
  const store = useEmailTyping(kind, recordId, 'mail');
  return (
    <EmailDialog
      {...{ kind, recordId, name, store, onClose }}
      onSent={() => {
        onClose();
        say({ tone: 'success', text: contactHistoryTexts.onItsWay });
      }}
    />
  );
}
