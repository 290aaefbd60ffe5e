import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getToday, getTodayCounts } from 'contract/today-requests';
import type { TodayCounts, TodayList as ListName } from 'contract/today-requests';
import { Loaded } from '../../session/loaded';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { usePageKeys } from '../../session/use-page-keys';
import { useRequest } from '../../session/use-request';
import { TodayNumbers } from '../numbers/today-numbers';
import { momentWord } from '../sections/marks/day-words';
import { readTodayAddress } from './today-address';
import type { TodayChoice } from './today-address';
import type { KeyAnswer } from './today-keys';
import { TodayFilters } from './today-filters';
import { TodayList } from './today-list';
import { TodayLists } from './today-lists';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';
import { useTodayPages } from './use-today-pages';

/** Milliseconds between two requests that colleagues' changes and arrivals cause. */
const restBetweenLoads = 2000;

/** Today: the open records of all sections as one list of work, by what matters of them. */
export function TodayView() {
  useLiveUpdates(getToday, restBetweenLoads);
  useLiveUpdates(getTodayCounts, restBetweenLoads);
  const [parameters] = useSearchParams();
  const choice = readTodayAddress(parameters);
  const { body: counts, tries } = useRequest(getTodayCounts, {});
  const opening = useOpeningList(counts, tries > 0);
  const list = choice.list ?? opening;
  const keysRef = useRef<KeyAnswer>(undefined);
  const view = useRef<HTMLDivElement>(null);
  usePageKeys(view, (event) => keysRef.current?.(event));
  return (
    <div ref={view} className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {todayTexts.name}
      </h1>
      <p className={styles.summary}>{counts && <Summary counts={counts} />}</p>
      {list && <ChosenList choice={{ ...choice, list }} counts={counts} keysRef={keysRef} />}
      <TodayNumbers />
    </div>
  );
}

/** The list that opens without one in the address: what is new if there is something, else everything. It then stays. */
function useOpeningList(counts: TodayCounts | undefined, isLost: boolean): ListName | undefined {
  const [opening, setOpening] = useState<ListName>();
  if (opening === undefined && (counts || isLost))
    setOpening(counts && counts.lists.new > 0 ? 'new' : 'open');
  return opening;
}

function Summary({ counts: { since, lists } }: { readonly counts: TodayCounts }) {
  const now = useCurrentMinute();
  const parts = [
    todayTexts.since(lists.new, since === null ? undefined : momentWord(since, now)),
    ...(lists.urgent > 0 ? [todayTexts.urgentCount(lists.urgent)] : []),
    ...(lists.overdue > 0 ? [todayTexts.overdueCount(lists.overdue)] : []),
    ...(lists.urgent + lists.overdue === 0 ? [todayTexts.nothingPressing] : []),
  ];
  return parts.join(' · ');
}

interface ChosenListProps {
  readonly choice: TodayChoice & { readonly list: ListName };
  readonly counts: TodayCounts | undefined;
  readonly keysRef: RefObject<KeyAnswer | undefined>;
}

function ChosenList({ choice, counts, keysRef }: ChosenListProps) {
  const { list, kind, assignee } = choice;
  const filter = { list, ...(kind && { kind }), ...(assignee && { assignee }) };
  const pages = useTodayPages(filter);
  return (
    <>
      <TodayLists choice={choice} counts={counts} />
      <TodayFilters choice={choice} kinds={pages.body?.kinds} />
      <Loaded answer={pages} notLoaded={pages.reason ?? todayTexts.notLoaded}>
        {(latest) => (
          <TodayList
            key={JSON.stringify(filter)}
            filter={filter}
            latest={latest}
            readOn={pages.readOn}
            keysRef={keysRef}
          />
        )}
      </Loaded>
    </>
  );
}
