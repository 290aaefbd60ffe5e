import Button from '@mui/material/Button';
import type {
  FollowUpStep,
  ContactHistoryEntry,
  ContactHistory,
} from 'contract/contact-history-requests';
import { calendarDay } from '../../base/model/calendar-day';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

interface OutreachHistoryProps {
  readonly known: ContactHistory;
  /** Absent for users who may not write. */
  readonly onWriteAgain?: ((letter: ContactHistoryEntry) => void) | undefined;
}

/** The planned contacts with a person, and the past ones. */
export function ContactHistoryList({ known, onWriteAgain }: OutreachHistoryProps) {
  const { outreach, followUp, confirmation } = known;
  return (
    <>
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
      <h4 className={styles.heading}>{contactHistoryTexts.history}</h4>
      {confirmation && (
        <p className={styles.entry} data-state={confirmation.state}>
          <span>{contactHistoryTexts.confirmations[confirmation.state]}</span>
          <Reason>{confirmation.reason}</Reason>
        </p>
      )}
      {outreach.length === 0 ? (
        <p className={styles.hint}>{contactHistoryTexts.none}</p>
      ) : (
        <ul className={styles.history}>
          {outreach.map((one) => (
            <Line key={one._id} one={one} onWriteAgain={onWriteAgain} />
          ))}
        </ul>
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

interface LineProps extends Pick<OutreachHistoryProps, 'onWriteAgain'> {
  readonly one: ContactHistoryEntry;
}

function Line({ one, onWriteAgain }: LineProps) {
  const { way, to, template, state, reason, at, by, words } = one;
  const { ways, templates, states, who, writeAgain } = contactHistoryTexts;
  const facts = [
    to === undefined ? ways[way] : contactHistoryTexts.to(ways[way], to),
    template && templates[template],
    state && states[state],
  ];
  return (
    <li className={styles.entry} data-state={state}>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {reason !== undefined && <Reason>{reason}</Reason>}
      <span className={styles.hint}>{who(innsbruckTime(at) ?? at, by)}</span>
      {state === 'failed' && words && onWriteAgain && (
        <Button size="small" onClick={() => onWriteAgain(one)}>
          {writeAgain}
        </Button>
      )}
    </li>
  );
}
