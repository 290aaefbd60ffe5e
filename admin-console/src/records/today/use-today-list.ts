import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { TodayItem, TodayList as ListName } from 'contract/today-requests';
import { getOpener } from '../../base/model/record-opener';
import { useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import { useOpenPerson } from '../../base/parts/person-link';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { useStaffAccount } from '../../session/staff-account';
import { useChangeable } from '../bulk/bulk-bar';
import { reviewTexts } from '../review/store/review.texts';
import { describeLeft, hasLeft } from './has-left';
import { toActed } from './to-acted';
import { getCardId } from './today-card';
import type { CardAct } from './today-card-acts';
import { answerTodayKeys } from './today-keys';
import type { KeyAnswer } from './today-keys';
import { todayTexts } from './today.texts';
import { useHeldItems } from './use-held-items';
import { useTodayActs } from './use-today-acts';
import type { LoadedToday, TodayFilter, useTodayPages } from './use-today-pages';
import { useTodaySelection } from './use-today-selection';

export interface TodayListProps {
  readonly filter: TodayFilter & { readonly list: ListName };
  readonly latest: LoadedToday;
  readonly readOn: ReturnType<typeof useTodayPages>['readOn'];
  /** What the keys do, which the whole view listens to. */
  readonly keysRef: RefObject<KeyAnswer | undefined>;
}

/** The state of one list of Today, and what can be done with its records by button, menu or key. */
export function useTodayList({ filter, latest, readOn, keysRef }: TodayListProps) {
  const { items, newsCount, moreCount, isMissing, ...held } = useHeldItems(latest);
  const order = items.map(({ _id }) => _id);
  const now = useCurrentMinute();
  const me = useStaffAccount()?.staff._id;
  const note = useOutcomeNote();
  const { say, undo } = note;
  const [currentId, setCurrentId] = useReturnedTo(order);
  const [openIds, toggleWords] = useToggledIds();
  const [notedId, setNotedId] = useState<string>();
  const [showsKeys, setShowsKeys] = useState(false);
  const selection = useTodaySelection(items, filter, latest.total, say);
  const getChangeable = useChangeable();
  const shownList = { list: filter.list, assignee: filter.assignee, me };
  const { act, ...acts } = useTodayActs(note, (changed) => {
    held.apply(changed);
    selection.apply(changed, (item) => hasLeft(item, shownList, Date.now()));
  });
  const mayChange = (item: TodayItem) => getChangeable([item]).length > 0;
  const closeNote = (id: string) => {
    setNotedId(undefined);
    getCard(id)?.focus();
  };
  const onKeys = answerTodayKeys({
    ...{ order, currentId, toggleWords },
    hasSelection: selection.records.length > 0,
    select: selection.toggle,
    openPerson: useOpenPerson(),
    writeNote: (id) => {
      if (items.some((item) => item._id === id && mayChange(item))) setNotedId(id);
      else say({ tone: 'error', text: reviewTexts.onlyRead });
    },
    selectAll: () => void selection.selectAll(),
    clear: selection.clear,
    act: (name) => {
      const card = currentId === undefined ? null : getCard(currentId);
      const current = items.filter(({ _id }) => _id === currentId).map(toActed);
      if (card) act(name, selection.records.length > 0 ? selection.records : current, card);
    },
    undo: () => void undo(),
    showKeys: () => setShowsKeys(true),
  });
  useEffect(() => {
    keysRef.current = onKeys;
  });
  return {
    ...{ items, newsCount, moreCount, now, note, selection, act, ...acts, mayChange, closeNote },
    ...{ currentId, setCurrentId, openIds, toggleWords, notedId, showsKeys, setShowsKeys },
    leftWords: (item: TodayItem) => describeLeft(item, shownList, isMissing(item), now),
    actOn: (item: TodayItem, name: CardAct, anchor: HTMLElement) => {
      if (name === 'note') return setNotedId(item._id);
      // The button goes when the record is the user's.
      if (name === 'to-me') getCard(item._id)?.focus();
      act(name, [toActed(item)], anchor);
    },
    afterNote: (item: TodayItem, message: string, isDone: boolean) => {
      const card = getCard(item._id);
      closeNote(item._id);
      const acted = toActed(item);
      if (isDone && card) act('done', [acted], card);
      else say({ tone: 'success', text: todayTexts.act(acted.name, message) });
    },
    showMore: async () => {
      const more = latest.items.length > items.length ? latest.items : await readOn();
      if (more) held.append(more);
      else say({ tone: 'error', text: todayTexts.moreFailed });
    },
    showNews: () => {
      const known = new Set(order);
      const first = latest.items.find(({ _id }) => !known.has(_id));
      held.showNews();
      selection.keep(latest.items);
      if (!first) return;
      setCurrentId(first._id);
      // The button is gone by then, and the card is there.
      requestAnimationFrame(() => getCard(first._id)?.focus());
    },
  };
}

const getCard = (id: string) => document.getElementById(getCardId(id));

/** Ids, each of which is added and removed in turn. */
function useToggledIds() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setIds((were) => new Set(were.has(id) ? [...were].filter((one) => one !== id) : [...were, id]));
  return [ids, toggle] as const;
}

/** The current record: at first the one that was opened and is now closed, whose card gets the focus, else the first. */
function useReturnedTo(order: readonly string[]) {
  const closed = getOpener(useLocation().state)?.recordId;
  const current = useState(() => order.find((id) => id === closed) ?? order[0]);
  useEffect(() => {
    if (closed !== undefined) getCard(closed)?.focus();
  }, [closed]);
  return current;
}
