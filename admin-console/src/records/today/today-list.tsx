import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import { maxBulkEmails } from 'contract/contact-history-requests';
import type { TodayItem, TodayList as ListName } from 'contract/today-requests';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../base/parts/status-note';
import { useStaffAccount } from '../../session/staff-account';
import { bulkTexts } from '../bulk/bulk.texts';
import { BulkBar, useChangeable } from '../bulk/bulk-bar';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { ShortcutsDialog } from '../review/parts/shortcuts-dialog';
import { useStaff } from '../colleagues/staff';
import { reviewTexts } from '../review/store/review.texts';
import { CardNote } from './card-note';
import { hasLeft, isSnoozed } from './has-left';
import { momentWord } from './day-words';
import { TodayCard, getCardId } from './today-card';
import { answerTodayKeys } from './today-keys';
import type { KeyAnswer } from './today-keys';
import { TodayListHead } from './today-list-head';
import { toActed } from './to-acted';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';
import { useHeldItems } from './use-held-items';
import { useTodayActs } from './use-today-acts';
import type { LoadedToday, TodayFilter, useTodayPages } from './use-today-pages';
import { useTodaySelection } from './use-today-selection';

interface TodayListProps {
  readonly filter: TodayFilter & { readonly list: ListName };
  readonly latest: LoadedToday;
  readonly readOn: ReturnType<typeof useTodayPages>['readOn'];
  /** What the keys do, which the whole view listens to. */
  readonly keysRef: RefObject<KeyAnswer | undefined>;
}

/** One list of Today, with everything that can be done with its records. Give it another `key` for another filter. */
export function TodayList({ filter, latest, readOn, keysRef }: TodayListProps) {
  const { items, newsCount, moreCount, isMissing, ...held } = useHeldItems(latest);
  const order = items.map(({ _id }) => _id);
  const now = useCurrentMinute();
  const me = useStaffAccount()?.staff._id;
  const staff = useStaff();
  const note = useOutcomeNote();
  const { say, undo } = note;
  const [currentId, setCurrentId] = useState(order[0]);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [notedId, setNotedId] = useState<string>();
  const [showsKeys, setShowsKeys] = useState(false);
  const selection = useTodaySelection(items, filter, latest.total, say);
  const getChangeable = useChangeable();
  const shownList = { list: filter.list, assignee: filter.assignee, me };

  const { act, choose, isBusy, dialogs } = useTodayActs(note, (changed) => {
    held.apply(changed);
    selection.apply(changed, (item) => hasLeft(item, shownList, Date.now()));
  });
  const targets = () => {
    if (selection.records.length > 0) return selection.records;
    return items.filter(({ _id }) => _id === currentId).map(toActed);
  };
  const toggleWords = (id: string) =>
    setOpenIds(
      (were) => new Set(were.has(id) ? [...were].filter((one) => one !== id) : [...were, id]),
    );
  const focusCard = (id: string) => document.getElementById(getCardId(id))?.focus();
  const closeNote = (id: string) => {
    setNotedId(undefined);
    focusCard(id);
  };
  const afterNote = (item: TodayItem, message: string, isDone: boolean) => {
    const card = document.getElementById(getCardId(item._id));
    closeNote(item._id);
    const acted = toActed(item);
    if (isDone && card) act('done', [acted], card);
    else say({ tone: 'success', text: todayTexts.act(acted.name, message) });
  };
  const showMore = async () => {
    const more = latest.items.length > items.length ? latest.items : await readOn();
    if (more) held.append(more);
    else say({ tone: 'error', text: todayTexts.moreFailed });
  };
  const leftWords = (item: TodayItem): string | undefined => {
    if (!hasLeft(item, shownList, now)) return isMissing(item) ? todayTexts.left : undefined;
    if (item.state === 'done') return todayTexts.leftDone;
    return item.snoozedUntil && isSnoozed(item, now)
      ? todayTexts.snoozedUntil(momentWord(item.snoozedUntil, now))
      : todayTexts.left;
  };
  const showNews = () => {
    const known = new Set(order);
    const first = latest.items.find(({ _id }) => !known.has(_id));
    held.showNews();
    selection.keep(latest.items);
    if (!first) return;
    setCurrentId(first._id);
    // The button is gone by then, and the card is there.
    requestAnimationFrame(() => focusCard(first._id));
  };
  const onKeys = answerTodayKeys({
    ...{ order, currentId, toggleWords },
    hasSelection: selection.records.length > 0,
    select: selection.toggle,
    writeNote: (id) => {
      const isAllowed = getChangeable(items.filter(({ _id }) => _id === id)).length > 0;
      if (isAllowed) setNotedId(id);
      else say({ tone: 'error', text: reviewTexts.onlyRead });
    },
    selectAll: () => void selection.selectAll(),
    clear: selection.clear,
    act: (name) => {
      const card = currentId === undefined ? null : document.getElementById(getCardId(currentId));
      if (card) act(name, targets(), card);
    },
    undo: () => void undo(),
    showKeys: () => setShowsKeys(true),
  });
  useEffect(() => {
    keysRef.current = onKeys;
  });
  return (
    <div className={styles.part}>
      <TodayListHead
        total={latest.total}
        newsCount={newsCount}
        onSelectAll={() => void selection.selectAll()}
        onShowNews={showNews}
        onShowKeys={() => setShowsKeys(true)}
      />
      {items.length === 0 ? (
        <StatusNote text={emptyWords(filter)} />
      ) : (
        <ul
          className={styles.cards}
          aria-label={todayTexts.cardsOf(todayTexts.listNames[filter.list])}
        >
          {items.map((item) => (
            <TodayCard
              key={item._id}
              {...{ item, staff, now }}
              left={leftWords(item)}
              isSelected={selection.ids.has(item._id)}
              isCurrent={item._id === currentId}
              isOpen={openIds.has(item._id)}
              note={
                item._id === notedId && (
                  <CardNote
                    item={item}
                    onSaved={(message, isDone) => afterNote(item, message, isDone)}
                    onClose={() => closeNote(item._id)}
                  />
                )
              }
              mayChange={getChangeable([item]).length > 0}
              onFocus={() => setCurrentId(item._id)}
              onSelect={(isRange) => selection.toggle(item._id, isRange)}
              onToggleWords={() => toggleWords(item._id)}
              onAct={(name, anchor) => {
                if (name === 'note') setNotedId(item._id);
                else act(name, [toActed(item)], anchor);
              }}
            />
          ))}
        </ul>
      )}
      {moreCount > 0 && (
        <Button variant="outlined" className={styles.more} onClick={() => void showMore()}>
          {todayTexts.more(moreCount)}
        </Button>
      )}
      <BulkBar
        records={selection.records}
        isBusy={isBusy}
        onChoose={choose}
        onClear={selection.clear}
      >
        <Button
          color="inherit"
          disabled={isBusy || selection.records.length > maxBulkEmails}
          onClick={({ currentTarget }) => act('email', selection.records, currentTarget)}
        >
          {bulkTexts.email}
        </Button>
      </BulkBar>
      <OutcomeNote {...note} isInPanel={false} />
      {dialogs}
      <ShortcutsDialog
        isOpen={showsKeys}
        onClose={() => setShowsKeys(false)}
        intro={todayTexts.keysIntro}
        shortcuts={todayTexts.keyList}
      />
    </div>
  );
}

const emptyWords = ({ list, kind, assignee }: TodayListProps['filter']): string =>
  kind || assignee ? todayTexts.emptyFilter : todayTexts.empty[list];
