import { useId } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { TodayItem } from 'contract/today-requests';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordAge } from '../../base/model/record-age';
import { ageTexts } from '../../base/model/record-age.texts';
import { PersonLink } from '../../base/parts/person-link';
import { useStaffAccount } from '../../session/staff-account';
import { bulkTexts } from '../bulk/bulk.texts';
import { AssigneeMark } from '../colleagues/assignee-mark';
import type { KnownStaff } from '../colleagues/staff';
import { isRowClick } from '../review/parts/record-link';
import { reviewTexts } from '../review/store/review.texts';
import { TodayCardActs } from './today-card-acts';
import type { CardAct } from './today-card-acts';
import { TodayLink } from './today-link';
import { TodayMarks } from './today-marks';
import styles from './today-card.module.css';
import { todayTexts } from './today.texts';

interface TodayCardProps {
  readonly item: TodayItem;
  /** Why the item is no longer in the list, if it is not. */
  readonly left: string | undefined;
  readonly isSelected: boolean;
  /** Whether the keys act on this card, and Tab reaches what is in it. */
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly mayChange: boolean;
  /** The note that is being written about the record, if one is. */
  readonly note: ReactNode;
  readonly staff: KnownStaff;
  /** In milliseconds. */
  readonly now: number;
  readonly onFocus: () => void;
  readonly onSelect: (isRange: boolean) => void;
  readonly onToggleWords: () => void;
  readonly onAct: (act: CardAct, anchor: HTMLElement) => void;
}

/** The id of the element of a record's card that gets the focus. */
export const getCardId = (recordId: string) => `today-${recordId}`;

/** One record of Today: who, of which section, how old and how urgent, in the sender's own words. */
export function TodayCard(props: TodayCardProps) {
  const { item, left, isSelected, isCurrent, isOpen, mayChange, note, staff, now, ...on } = props;
  const { kind, _id, name, receivedAt, assignee } = item;
  const nameId = useId();
  const me = useStaffAccount()?.staff._id;
  const shownName = name || reviewTexts.nameless;
  const tabIndex = isCurrent ? 0 : -1;
  const toggleOnClick = (event: MouseEvent) => {
    if (isRowClick(event)) on.onToggleWords();
  };
  const toggleOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    on.onToggleWords();
  };
  return (
    <li className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button below does the same */}
      <article
        id={getCardId(_id)}
        tabIndex={tabIndex}
        aria-labelledby={nameId}
        className={styles.card}
        data-left={left !== undefined}
        data-selected={isSelected}
        data-urgency={item.state === 'done' ? undefined : item.urgency}
        onFocus={on.onFocus}
        onClick={toggleOnClick}
        onKeyDown={toggleOnKey}
      >
        <label className={styles.select}>
          <input
            type="checkbox"
            checked={isSelected}
            tabIndex={tabIndex}
            aria-label={bulkTexts.select(shownName)}
            // A change event does not tell whether Shift is held.
            onClick={({ shiftKey }) => on.onSelect(shiftKey)}
            onChange={() => undefined}
          />
        </label>
        <div className={styles.content}>
          <p className={styles.head}>
            <TodayLink id={nameId} item={item} tabIndex={tabIndex}>
              {shownName}
            </TodayLink>
            <PersonLink id={_id} name={shownName} tabIndex={tabIndex} />
            <span className={styles.section} lang={fixedLanguage}>
              {sectionTitles[kind]}
            </span>
            <time dateTime={receivedAt} title={ageTexts.received(innsbruckTime(receivedAt) ?? '')}>
              {recordAge(receivedAt, now)}
            </time>
            {assignee !== null && <AssigneeMark staff={staff} assignee={assignee} />}
          </p>
          <TodayMarks item={item} now={now} tabIndex={tabIndex} />
          <Words item={item} isOpen={isOpen} tabIndex={tabIndex} onToggle={on.onToggleWords} />
          {note}
          {left !== undefined && <p className={styles.left}>{left}</p>}
          {mayChange && (
            <TodayCardActs
              name={shownName}
              email={item.email}
              isMine={assignee !== null && assignee === me}
              tabIndex={tabIndex}
              onAct={on.onAct}
            />
          )}
        </div>
      </article>
    </li>
  );
}

/** UTF-16 code units that surely fit into the lines of folded words. */
const fittingLength = 100;

interface WordsProps {
  readonly item: TodayItem;
  readonly isOpen: boolean;
  readonly tabIndex: 0 | -1;
  readonly onToggle: () => void;
}

/** What the sender wrote: its first lines, or all of it in place. */
function Words({ item, isOpen, tabIndex, onToggle }: WordsProps) {
  const id = useId();
  const { words, isCut } = item;
  if (words === '') return <p className={styles.none}>{todayTexts.noWords}</p>;
  const isLong = isCut || words.length > fittingLength || words.split('\n').length > 2;
  return (
    <div>
      <p id={id} className={styles.words} data-open={isOpen}>
        {words}
        {isCut && '…'}
      </p>
      {isOpen && isCut && (
        <TodayLink item={item} tabIndex={tabIndex}>
          {todayTexts.isCut}
        </TodayLink>
      )}
      {isLong && (
        <button
          type="button"
          className={styles.fold}
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {isOpen ? todayTexts.readLess : todayTexts.readAll}
        </button>
      )}
    </div>
  );
}
