import Button from '@mui/material/Button';
import type { FollowUpStep, Outreach, RecordOutreach } from 'contract/outreach';
import { calendarDay } from '../../base/model/calendar-day';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import styles from './outreach.module.css';
import { outreachTexts } from './outreach.texts';

interface OutreachHistoryProps {
  readonly known: RecordOutreach;
  /** Absent for who may not write. */
  readonly onWriteAgain?: ((letter: Outreach) => void) | undefined;
}

/** Which contacts are planned, and how staff turned to the person so far. */
export function OutreachHistory({ known, onWriteAgain }: OutreachHistoryProps) {
  const { outreach, followUp, confirmation } = known;
  return (
    <>
      {followUp && (
        <>
          <h4 className={styles.heading}>{outreachTexts.planned}</h4>
          <ul className={styles.steps}>
            {followUp.map((step) => (
              <Step key={step.day} step={step} />
            ))}
          </ul>
        </>
      )}
      <h4 className={styles.heading}>{outreachTexts.history}</h4>
      {confirmation && (
        <p className={styles.entry} data-state={confirmation.state}>
          <span>{outreachTexts.confirmations[confirmation.state]}</span>
          <Reason>{confirmation.reason}</Reason>
        </p>
      )}
      {outreach.length === 0 ? (
        <p className={styles.hint}>{outreachTexts.none}</p>
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
    <span>{outreachTexts.day(day, calendarDay(date))}</span>
    <strong>{outreachTexts.stepStates[state]}</strong>
  </li>
);

/** What a mail server said, in its language. */
const Reason = ({ children }: { readonly children: string }) => (
  <span className={styles.hint}>
    {outreachTexts.reason} <bdi lang="">{children}</bdi>
  </span>
);

interface LineProps extends Pick<OutreachHistoryProps, 'onWriteAgain'> {
  readonly one: Outreach;
}

function Line({ one, onWriteAgain }: LineProps) {
  const { way, to, template, state, reason, at, by, words } = one;
  const { ways, templates, states, who, writeAgain } = outreachTexts;
  const facts = [
    to === undefined ? ways[way] : outreachTexts.to(ways[way], to),
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
