import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ContactOutcome } from 'contract/contact-history-requests';
import type { UnreachedPerson } from 'contract/follow-up-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { useOpenPerson } from '../../base/parts/person-link';
import { isShortcut } from '../../session/shortcut';
import { usePageKeys } from '../../session/use-page-keys';
import { noteOutcome } from './contact-note';
import type { NotedOutcome } from './contact-note';
import { outcomes } from './outcome-buttons';

/** The id of a card, which takes the focus when it is the next one. */
export const cardId = (recordId: string): string => `contact-${recordId}`;

interface Writing {
  readonly person: UnreachedPerson;
  readonly way: 'mail' | 'whatsapp';
}

const focusCard = (id: string | undefined) =>
  id !== undefined && document.getElementById(cardId(id))?.focus();

/** What a user can do with the people of a list. */
export interface PersonActs {
  /** The id of the person for whom the day of the next try is asked for. */
  readonly asksDayFor: string | undefined;
  readonly press: (person: UnreachedPerson, outcome: ContactOutcome) => void;
  readonly note: (person: UnreachedPerson, noted: NotedOutcome) => void;
  readonly cancel: (person: UnreachedPerson) => void;
  readonly write: (person: UnreachedPerson, way: Writing['way']) => void;
  readonly takeBack: (person: UnreachedPerson) => void;
}

interface ActsOptions {
  /** What holds the list, and answers its keys. */
  readonly view: RefObject<HTMLElement | null>;
  /** The people who can be acted on, in the order of the list. */
  readonly people: readonly UnreachedPerson[];
  readonly say: (outcome: Outcome) => void;
  /** Called with what was noted about a person, with undefined once it was taken back. */
  readonly onMark: (id: string, done: Outcome | undefined) => void;
  readonly onHelp: () => void;
  /** The id of what has the focus when there is no further card. */
  readonly endId: string;
}

/**
 * Notes outcomes by button or key. The next card has the focus afterwards: 1 to 4 note what came of the call, e and w
 * write, p opens the person, j and k go to the next and the previous card, u takes back the last of all, ? lists the keys.
 */
export function usePersonActs({ view, people, say, onMark, onHelp, endId }: ActsOptions) {
  const [asksDayFor, askDayFor] = useState<string>();
  const [writing, setWriting] = useState<Writing>();
  /** The id of the element that is to have the focus after the next rendering. */
  const nextFocus = useRef<string>(undefined);
  /** A click leaves the page where it is, since the next one may come at once. */
  const isByKey = useRef(false);
  const isNoting = useRef(false);
  const openPerson = useOpenPerson();
  /** What can be taken back, the last one at the end. */
  const done = useRef<readonly (readonly [UnreachedPerson, Outcome])[]>([]);
  useEffect(() => {
    const id = nextFocus.current;
    nextFocus.current = undefined;
    if (id !== undefined) document.getElementById(id)?.focus({ preventScroll: !isByKey.current });
  });
  const neighbour = (id: string, step: 1 | -1) =>
    people[people.findIndex(({ _id }) => _id === id) + step]?._id;
  const goOn = (person: UnreachedPerson, outcome: Outcome) => {
    const { _id } = person;
    const next = neighbour(_id, 1) ?? neighbour(_id, -1);
    nextFocus.current = next === undefined ? endId : cardId(next);
    askDayFor(undefined);
    setWriting(undefined);
    if (outcome.undo) done.current = [...done.current, [person, outcome]];
    onMark(_id, outcome);
  };
  const note = async (person: UnreachedPerson, noted: NotedOutcome) => {
    if (isNoting.current) return;
    isNoting.current = true;
    const { isNoted, ...outcome } = await noteOutcome(person, noted);
    isNoting.current = false;
    if (isNoted) goOn(person, outcome);
    else say(outcome);
  };
  const takeBack = async ({ _id }: UnreachedPerson) => {
    const entry = done.current.find(([person]) => person._id === _id);
    if (!entry) return;
    done.current = done.current.filter((one) => one !== entry);
    const outcome = await entry[1].undo?.();
    if (outcome?.tone === 'success') {
      nextFocus.current = cardId(_id);
      onMark(_id, undefined);
    }
    if (outcome) say(outcome);
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
    takeBack: (person) => void takeBack(person),
  };
  const answerPersonKey = (key: string, person: UnreachedPerson): boolean => {
    const outcome = outcomes[Number(key) - 1];
    const hasPhone = /\d/.test(person.phone);
    const step = { j: 1, k: -1 }[key] as 1 | -1 | undefined;
    const next = step && neighbour(person._id, step);
    if (next !== undefined) focusCard(next);
    else if (outcome && (outcome !== 'wrong-number' || hasPhone)) acts.press(person, outcome);
    else if (key === 'p') openPerson(person._id);
    else if (key === 'e' && person.email) acts.write(person, 'mail');
    else if (key === 'w' && hasPhone && !person.hasWrongNumber) acts.write(person, 'whatsapp');
    else return false;
    return true;
  };
  usePageKeys(view, (event) => {
    const { key, target } = event;
    if (!(target instanceof Element)) return;
    isByKey.current = true;
    const card = target.closest('[data-record]');
    const last = done.current.at(-1)?.[0];
    const person = people.find(({ _id }) => card && _id === card.getAttribute('data-record'));
    if (key === 'Escape' && person && asksDayFor === person._id) acts.cancel(person);
    else if (!isShortcut(event)) return;
    else if (key === 'u' && last) acts.takeBack(last);
    else if (key === '?') onHelp();
    else if (!person && (key === 'j' || key === 'k')) focusCard(people[0]?._id);
    else if (!person || !answerPersonKey(key, person)) return;
    event.preventDefault();
  });
  return {
    acts,
    /** Called when a pointer is pressed in the list. */
    notePointer: () => (isByKey.current = false),
    writing,
    closeWriting: () => setWriting(undefined),
    endWriting: (person: UnreachedPerson, outcome: Outcome) => {
      if (outcome.tone === 'success') goOn(person, outcome);
      else say(outcome);
    },
  };
}
