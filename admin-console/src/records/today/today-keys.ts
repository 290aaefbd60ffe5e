import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../session/shortcut';
import type { CardAct } from './today-card-acts';
import { getCardId } from './today-card';

export type KeyAnswer = (event: KeyboardEvent<HTMLElement>) => void;

interface TodayKeys {
  /** The records of the cards in the order in which they are shown. */
  readonly order: readonly string[];
  /** The record of the card that has or had the focus. */
  readonly currentId: string | undefined;
  readonly select: (id: string) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly toggleWords: (id: string) => void;
  readonly act: (act: CardAct | 'urgent') => void;
  readonly undo: () => void;
  readonly showKeys: () => void;
}

const acts: Readonly<Record<string, CardAct | 'urgent'>> = {
  a: 'to-me',
  A: 'assign',
  s: 'snooze',
  d: 'done',
  '!': 'urgent',
  e: 'email',
};

/**
 * The keys of Today. They work while the focus is in the view (WCAG 2.1.4), and never while somebody types.
 *
 * As in lists of work elsewhere x selects here, since this is where many are worked on at once, and d is done.
 */
export const answerTodayKeys =
  (keys: TodayKeys): KeyAnswer =>
  (event) => {
    const { currentTarget: view, target, key } = event;
    // React bubbles keys of dialogs and menus through the view, although they are outside of it in the DOM.
    if (event.defaultPrevented || !view.contains(target as Element) || !isShortcut(event)) return;
    const { order, currentId } = keys;
    const isInList = (target as Element).closest('article') !== null;
    const moveTo = (step: 1 | -1) => {
      const place = currentId === undefined ? -1 : order.indexOf(currentId);
      const next = isInList ? order[place + step] : (order[place] ?? order[0]);
      if (next !== undefined) document.getElementById(getCardId(next))?.focus();
    };
    const act = acts[key];
    if (key === 'j' || (key === 'ArrowDown' && isInList)) moveTo(1);
    else if (key === 'k' || (key === 'ArrowUp' && isInList)) moveTo(-1);
    else if (key === 'o' && currentId !== undefined) keys.toggleWords(currentId);
    else if (key === 'x' && currentId !== undefined) keys.select(currentId);
    else if (key === 'X') keys.selectAll();
    else if (key === 'Escape') keys.clear();
    else if (key === 'u') keys.undo();
    else if (key === '?') keys.showKeys();
    else if (act) keys.act(act);
    else return;
    event.preventDefault();
  };
