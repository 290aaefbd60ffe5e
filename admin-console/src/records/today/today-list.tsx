import Button from '@mui/material/Button';
import { maxBulkEmails } from 'contract/contact-history-requests';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { StatusNote } from '../../base/parts/status-note';
import { bulkTexts } from '../bulk/bulk.texts';
import { BulkBar } from '../bulk/bulk-bar';
import { useStaff } from '../colleagues/staff';
import { ShortcutsDialog } from '../review/parts/shortcuts-dialog';
import { CardNote } from './card-note';
import { TodayCard } from './today-card';
import { TodayExports } from './today-exports';
import { TodayListHead } from './today-list-head';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';
import { useTodayList } from './use-today-list';
import type { TodayListProps } from './use-today-list';

/** One list of Today, with everything that can be done with its records. Give it another `key` for another filter. */
export function TodayList(props: TodayListProps) {
  const { filter, latest } = props;
  const list = useTodayList(props);
  const { selection, isBusy, act, setShowsKeys } = list;
  return (
    <div className={styles.part}>
      <TodayListHead
        total={latest.total}
        newsCount={list.newsCount}
        onSelectAll={() => void selection.selectAll()}
        onShowNews={list.showNews}
        onShowKeys={() => setShowsKeys(true)}
      />
      {list.items.length === 0 ? (
        <StatusNote text={emptyWords(filter)} />
      ) : (
        <TodayCards name={todayTexts.listNames[filter.list]} list={list} />
      )}
      {list.moreCount > 0 && (
        <Button variant="outlined" className={styles.more} onClick={() => void list.showMore()}>
          {todayTexts.more(list.moreCount)}
        </Button>
      )}
      <BulkBar
        records={selection.records}
        isBusy={isBusy}
        onChoose={list.choose}
        onClear={selection.clear}
      >
        <Button
          color="inherit"
          disabled={isBusy || selection.records.length > maxBulkEmails}
          onClick={({ currentTarget }) => act('email', selection.records, currentTarget)}
        >
          {bulkTexts.email}
        </Button>
        <TodayExports records={selection.records} say={list.note.say} />
      </BulkBar>
      <OutcomeNote {...list.note} isInPanel={false} />
      {list.dialogs}
      <ShortcutsDialog
        isOpen={list.showsKeys}
        onClose={() => setShowsKeys(false)}
        intro={todayTexts.keysIntro}
        shortcuts={todayTexts.keyList}
      />
    </div>
  );
}

interface TodayCardsProps {
  readonly name: string;
  readonly list: ReturnType<typeof useTodayList>;
}

function TodayCards({ name, list }: TodayCardsProps) {
  const staff = useStaff();
  const { now, selection, toggleWords } = list;
  return (
    <ul className={styles.cards} aria-label={todayTexts.cardsOf(name)}>
      {list.items.map((item) => (
        <TodayCard
          key={item._id}
          {...{ item, staff, now }}
          left={list.leftWords(item)}
          isSelected={selection.ids.has(item._id)}
          isCurrent={item._id === list.currentId}
          isOpen={list.openIds.has(item._id)}
          note={
            item._id === list.notedId && (
              <CardNote
                item={item}
                onSaved={(message, isDone) => list.afterNote(item, message, isDone)}
                onClose={() => list.closeNote(item._id)}
              />
            )
          }
          mayChange={list.mayChange(item)}
          onFocus={() => list.setCurrentId(item._id)}
          onSelect={(isRange) => selection.toggle(item._id, isRange)}
          onToggleWords={() => toggleWords(item._id)}
          onAct={(act, anchor) => list.actOn(item, act, anchor)}
        />
      ))}
    </ul>
  );
}

const emptyWords = ({ list, kind, assignee }: TodayListProps['filter']): string =>
  kind || assignee ? todayTexts.emptyFilter : todayTexts.empty[list];
