import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ContactOutcome } from 'contract/contact-history-requests';
import type { UnreachedPerson } from 'contract/follow-up-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { isShortcut } from '../../session/shortcut';
import { noteOutcome } from './contact-note';
import type { NotedOutcome } from './contact-note';
import { outcomes } from './outcome-buttons';

/** The id of a card, which takes the focus when it is the next one. */
export const cardId = (recordId: string): string => `contact-${recordId}`;

interface Writing {
  readonly person: UnreachedPerson;
  readonly way: 'mail' | 'whatsapp';
}

/** What a user can do with the people of a list. */
export interface PersonActs {
  /** The id of the person for whom the day of the next try is asked for. */
  readonly asksDayFor: string | undefined;
  readonly press: (person: UnreachedPerson, outcome: ContactOutcome) => void;
  readonly note: (person: UnreachedPerson, noted: NotedOutcome) => void;
  readonly cancel: (person: UnreachedPerson) => void;
  readonly write: (person: UnreachedPerson, way: Writing['way']) => void;
}

interface ActsOptions {
  /** The people who can be acted on, in the order of the list. */
  readonly people: readonly UnreachedPerson[];
  readonly say: (outcome: Outcome) => void;
  readonly undo: () => Promise<void>;
  /** Called when something was noted about a person, who may leave the list now. */
  readonly onTaken: (id: string) => void;
  readonly onHelp: () => void;
  /** The id of what has the focus when there is no further card. */
  readonly endId: string;
}

/**
 * Notes outcomes by button or key. The next card has the focus afterwards: 1 to 4 note what came of the call, e and w
 * write, j and k go to the next and the previous card, u takes back, ? lists the keys.
 */
export function usePersonActs({ people, say, undo, onTaken, onHelp, endId }: ActsOptions) {
  const [asksDayFor, askDayFor] = useState<string>();
  const [writing, setWriting] = useState<Writing>();
  /** The id of the element that is to have the focus after the next rendering. */
  const nextFocus = useRef<string>(undefined);
  const isNoting = useRef(false);
  useEffect(() => {
    const id = nextFocus.current;
    nextFocus.current = undefined;
    if (id !== undefined) document.getElementById(id)?.focus();
  });
  const neighbour = (id: string, step: 1 | -1) =>
    people[people.findIndex(({ _id }) => _id === id) + step]?._id;
  const goOn = ({ _id }: UnreachedPerson) => {
    const next = neighbour(_id, 1) ?? neighbour(_id, -1);
    nextFocus.current = next === undefined ? endId : cardId(next);
    askDayFor(undefined);
    setWriting(undefined);
    onTaken(_id);
  };
  const note = async (person: UnreachedPerson, noted: NotedOutcome) => {
    if (isNoting.current) return;
    isNoting.current = true;
    const { isNoted, ...outcome } = await noteOutcome(person, noted);
    isNoting.current = false;
    if (isNoted) goOn(person);
    say(outcome);
  };
  const acts: PersonActs = {
    asksDayFor,
    press: (person, outcome) => {
      if (outcome !== 'try-again') return void note(person, { outcome });
      askDayFor(asksDayFor === person._id ? undefined : person._id);
    },
    note: (person, noted) => void note(person, noted),
    cancel: ({ _id }) => {
      nextFocus.current = cardId(_id);
      askDayFor(undefined);
    },
    write: (person, way) => setWriting({ person, way }),
  };
  const answerKey = (event: KeyboardEvent) => {
    const { currentTarget, key } = event;
    const card = event.target instanceof Element && event.target.closest('[data-record]');
    // React bubbles keys of dialogs through the list, although they are outside of it in the DOM.
    if (!currentTarget.contains(event.target as Node)) return;
    const person = people.find(({ _id }) => card && _id === card.getAttribute('data-record'));
    if (key === 'Escape' && person && asksDayFor === person._id) acts.cancel(person);
    else if (!isShortcut(event)) return;
    else if (key === 'u') void undo();
    else if (key === '?') onHelp();
    else if (!person || !answerPersonKey(key, person)) return;
    event.preventDefault();
  };
  const answerPersonKey = (key: string, person: UnreachedPerson): boolean => {
    const outcome = outcomes[Number(key) - 1];
    const hasPhone = /\d/.test(person.phone);
    const step = { j: 1, k: -1 }[key] as 1 | -1 | undefined;
    const next = step && neighbour(person._id, step);
    if (next !== undefined) document.getElementById(cardId(next))?.focus();
    else if (outcome && (outcome !== 'wrong-number' || hasPhone)) acts.press(person, outcome);
    else if (key === 'e' && person.email) acts.write(person, 'mail');
    else if (key === 'w' && hasPhone && !person.hasWrongNumber) acts.write(person, 'whatsapp');
    else return false;
    return true;
  };
  return {
    acts,
    answerKey,
    writing,
    closeWriting: () => setWriting(undefined),
    endWriting: (person: UnreachedPerson, outcome: Outcome) => {
      goOn(person);
      say(outcome);
    },
  };
}
