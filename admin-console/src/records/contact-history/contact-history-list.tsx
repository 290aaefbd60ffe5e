import Button from '@mui/material/Button';
import type {
  FollowUpStep,
  ContactHistoryEntry,
  ContactHistory,
} from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import { calendarDay } from '../../base/model/calendar-day';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import styles from './conversation.module.css';
import { NoteEntry } from './note-entry';
import { ReplyEntry } from './reply-entry';
import { contactHistoryTexts } from './contact-history.texts';

interface ContactHistoryListProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly known: ContactHistory;
  /** Absent for users who may not write. */
  readonly onWriteAgain?: ((email: ContactHistoryEntry) => void) | undefined;
  /** Called with a message once a note was changed or removed. */
  readonly onNoteChanged: (message: string) => void;
}

/** The planned contacts with a person, and the conversation so far: emails, replies, other contacts and notes, newest first. */
export function ContactHistoryList(props: ContactHistoryListProps) {
  const { kind, recordId, known, onWriteAgain, onNoteChanged } = props;
  const { outreach, replies = [], notes, followUp, confirmation } = known;
  const entries = [
    ...outreach.map((one) => ({
      at: one.at,
      shown: <Line key={one._id} one={one} onWriteAgain={onWriteAgain} />,
    })),
    ...replies.map((reply) => ({
      at: reply.at,
      shown: <ReplyEntry key={reply._id} reply={reply} />,
    })),
    ...notes.map((note) => ({
      at: note.at,
      shown: <NoteEntry key={note._id} {...{ kind, recordId, note }} onChanged={onNoteChanged} />,
    })),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <>
      {confirmation && (
        <p className={styles.entry} data-state={confirmation.state}>
          <span>{contactHistoryTexts.confirmations[confirmation.state]}</span>
          <Reason>{confirmation.reason}</Reason>
        </p>
      )}
      {entries.length === 0 ? (
        <p className={styles.hint}>{contactHistoryTexts.none}</p>
      ) : (
        <ul className={styles.entries}>{entries.map(({ shown }) => shown)}</ul>
      )}
      {followUp && (
        <>
          <h4 className={styles.heading}>{contactHistoryTexts.planned}</h4>
          <ul className={styles.steps}>
            {followUp.map((step) => (
              <Step key={step.day} step={step} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const Step = ({ step: { day, date, state } }: { readonly step: FollowUpStep }) => (
  <li className={styles.step} data-state={state}>
    <span>{contactHistoryTexts.day(day, calendarDay(date))}</span>
    <strong>{contactHistoryTexts.stepStates[state]}</strong>
  </li>
);

/** A mail server's message, in its own language. */
const Reason = ({ children }: { readonly children: string }) => (
  <span className={styles.hint}>
    {contactHistoryTexts.reason} <bdi lang="">{children}</bdi>
  </span>
);

interface LineProps extends Pick<ContactHistoryListProps, 'onWriteAgain'> {
  readonly one: ContactHistoryEntry;
}

function Line({ one, onWriteAgain }: LineProps) {
  const { way, to, template, state, reason, at, by, words, outcome, tryAgainOn } = one;
  const { ways, templates, states, outcomes, who, writeAgain } = contactHistoryTexts;
  const facts = [
    to === undefined ? ways[way] : contactHistoryTexts.to(ways[way], to),
    // The text says more than the name of its template.
    !words && template && templates[template],
    outcome && outcomes[outcome],
    tryAgainOn && calendarDay(tryAgainOn),
    state && states[state],
  ];
  return (
    <li className={styles.entry} data-state={state}>
      <span className={styles.who}>{who(innsbruckTime(at) ?? at, by)}</span>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {reason !== undefined && <Reason>{reason}</Reason>}
      {words && (
        <>
          <span className={styles.subject}>{words.subject}</span>
          <p className={styles.words}>{words.text}</p>
        </>
      )}
      {state === 'failed' && words && onWriteAgain && (
        <Button size="small" onClick={() => onWriteAgain(one)}>
          {writeAgain}
        </Button>
      )}
    </li>
  );
}
