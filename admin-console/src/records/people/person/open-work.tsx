import { useRef, useState } from 'react';
import type { Person } from 'contract/person-requests';
import type { TodayItem } from 'contract/today-requests';
import { isMerged } from '../../../base/model/admin-record';
import { fixedLanguage, sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { recordAge } from '../../../base/model/record-age';
import { ageTexts } from '../../../base/model/record-age.texts';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { useCurrentMinute } from '../../../session/live/minute-clock';
import { useStaffAccount } from '../../../session/staff-account';
import { useChangeable } from '../../bulk/bulk-bar';
import { AssigneeMark } from '../../colleagues/assignee-mark';
import { useStaff } from '../../colleagues/staff';
import { reviewTexts } from '../../review/store/review.texts';
import { momentWord } from '../../sections/marks/day-words';
import { WorkMarks } from '../../sections/marks/work-marks';
import { CardNote } from '../../today/card-note';
import { isSnoozed } from '../../today/has-left';
import { toActed } from '../../today/to-acted';
import { TodayCardActs } from '../../today/today-card-acts';
import type { CardAct } from '../../today/today-card-acts';
import cardStyles from '../../today/today-card.module.css';
import { useTodayActs } from '../../today/use-today-acts';
import { personTexts } from '../person.texts';
import styles from './person.module.css';
import { RecordLink } from './record-link';
import { toItem } from './to-item';

interface OpenWorkProps {
  readonly person: Person;
  readonly note: OutcomeNoteState;
  readonly onChanged: () => void;
}

/** The records of a person that staff have not done with; state, owner and the rest are changed in place. */
export function OpenWork({ person, note, onChanged }: OpenWorkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [notedId, setNotedId] = useState<string>();
  const getChangeable = useChangeable();
  const { act, dialogs } = useTodayActs(note, onChanged);
  const items = person.entries
    .filter(({ record, review }) => review?.state !== 'done' && !isMerged(record))
    .map(toItem);
  const actOn = (item: TodayItem, name: CardAct, anchor: HTMLElement) => {
    if (name === 'note') return setNotedId(item._id);
    // The pressed button goes with what is done.
    if (name === 'done' || name === 'to-me') heading.current?.focus();
    act(name, [toActed(item)], anchor);
  };
  const afterNote = (item: TodayItem, message: string, isDone: boolean) => {
    setNotedId(undefined);
    heading.current?.focus();
    if (isDone && heading.current) act('done', [toActed(item)], heading.current);
    else note.say({ tone: 'success', text: message });
    onChanged();
  };
  return (
    <section className={styles.part} aria-label={personTexts.open}>
      <h2 ref={heading} tabIndex={-1} className={styles.partTitle}>
        {personTexts.open}
      </h2>
      {items.length === 0 && <p className={styles.hint}>{personTexts.noneOpen}</p>}
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item._id} className={cardStyles.place}>
            <OpenRecord
              item={item}
              mayChange={getChangeable([item]).length > 0}
              onAct={(name, anchor) => actOn(item, name, anchor)}
            />
            {item._id === notedId && (
              <CardNote
                item={item}
                onSaved={(message, isDone) => afterNote(item, message, isDone)}
                onClose={() => setNotedId(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {dialogs}
    </section>
  );
}

interface OpenRecordProps {
  readonly item: TodayItem;
  readonly mayChange: boolean;
  readonly onAct: (act: CardAct, anchor: HTMLElement) => void;
}

function OpenRecord({ item, mayChange, onAct }: OpenRecordProps) {
  const now = useCurrentMinute();
  const staff = useStaff();
  const me = useStaffAccount()?.staff._id;
  const { kind, assignee, receivedAt, snoozedUntil, state, words } = item;
  const section = sectionTitles[kind];
  // There may be several of one section.
  const name = [section, innsbruckTime(receivedAt)].filter(Boolean).join(', ');
  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.cardHead}>
        <RecordLink place={item}>
          <span lang={fixedLanguage}>{section}</span>
        </RecordLink>
        <time dateTime={receivedAt} title={ageTexts.received(innsbruckTime(receivedAt) ?? '')}>
          {recordAge(receivedAt, now)}
        </time>
        <WorkMarks work={item} now={now} />
        <span>{reviewTexts.states[state]}</span>
        {snoozedUntil !== null && isSnoozed(item, now) && (
          <span>{personTexts.snoozed(momentWord(snoozedUntil, now))}</span>
        )}
        {assignee !== null && <AssigneeMark staff={staff} assignee={assignee} />}
      </p>
      {words && (
        <p className={styles.words} lang="" dir="auto">
          {words}
        </p>
      )}
      {mayChange && (
        <TodayCardActs
          name={name}
          email={item.email}
          isMine={assignee !== null && assignee === me}
          tabIndex={0}
          onAct={onAct}
        />
      )}
    </article>
  );
}
