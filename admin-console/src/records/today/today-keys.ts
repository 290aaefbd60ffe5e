import { isShortcut } from '../../session/shortcut';
import type { CardAct } from './today-card-acts';
import { getCardId } from './today-card';

export type KeyAnswer = (event: KeyboardEvent) => void;

type KeyAct = Exclude<CardAct, 'note'> | 'urgent';

interface TodayKeys {
  /** The records of the cards in the order in which they are shown. */
  readonly order: readonly string[];
  /** The record of the card that has or had the focus. */
  readonly currentId: string | undefined;
  readonly select: (id: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly toggleWords: (id: string) => void;
  readonly writeNote: (id: string) => void;
  readonly openPerson: (id: string) => void;
  readonly hasSelection: boolean;
  /** Acts on the selection, else on the current record. */
  readonly act: (act: KeyAct) => void;
  readonly undo: () => void;
  readonly showKeys: () => void;
}

const acts: Readonly<Record<string, KeyAct>> = {
  a: 'to-me',
  A: 'assign',
  s: 'snooze',
  d: 'done',
  '!': 'urgent',
  e: 'email',
};

/**
 * The keys of Today, which never work while somebody types. They are those of the tables where both have the act.
 */
export const answerTodayKeys =
  (keys: TodayKeys): KeyAnswer =>
  (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !isShortcut(event)) return;
    const { order, currentId } = keys;
    const isInList = target.closest('article') !== null;
    // Outside the list nobody sees which record is meant.
    const meantId = isInList ? currentId : undefined;
    const moveTo = (step: 1 | -1) => {
      const place = currentId === undefined ? -1 : order.indexOf(currentId);
      const next = isInList ? order[place + step] : (order[place] ?? order[0]);
      if (next !== undefined) document.getElementById(getCardId(next))?.focus();
    };
    const act = acts[key];
    if (key === 'j' || (key === 'ArrowDown' && isInList)) moveTo(1);
    else if (key === 'k' || (key === 'ArrowUp' && isInList)) moveTo(-1);
    else if (key === 'o' && meantId !== undefined) keys.toggleWords(meantId);
    else if (key === 'x' && meantId !== undefined) keys.select(meantId);
    else if (key === 'n' && meantId !== undefined) keys.writeNote(meantId);
    else if (key === 'p' && meantId !== undefined) keys.openPerson(meantId);
    else if (key === 'X') keys.selectAll();
    else if (key === 'Escape') keys.clear();
    else if (key === 'u') keys.undo();
    else if (key === '?') keys.showKeys();
    else if (act && (isInList || keys.hasSelection)) keys.act(act);
    else return;
    event.preventDefault();
  };
