import { useState } from 'react';
import type { UnreachedPerson } from 'contract/follow-up-requests';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';

export interface SteadyPerson<Person> {
  readonly person: Person;
  /** Whether a colleague's change has taken the person from the list meanwhile. */
  readonly isGone: boolean;
  /** What the user has noted about the person, in words. */
  readonly done: Outcome | undefined;
}

interface Shown<Person> {
  readonly fresh: readonly Person[];
  readonly listName: string;
  readonly people: readonly SteadyPerson<Person>[];
}

/**
 * Keeps people where they are while the list changes, so that a second click in the same place never means somebody
 * else: who is done or gone stays, marked, and who is new comes last.
 * @param fresh the list as the server has it, the same array until it changes
 * @param listName another name begins another list
 */
export function useSteadyPeople<Person extends UnreachedPerson>(
  fresh: readonly Person[],
  listName: string,
) {
  const [shown, setShown] = useState<Shown<Person>>(() => begin(fresh, listName));
  const isOther = shown.listName !== listName;
  if (isOther) setShown(begin(fresh, listName));
  else if (shown.fresh !== fresh) setShown(merge(shown, fresh));
  /** Marks a person as done, or with undefined as open again. */
  const mark = (id: string, done: Outcome | undefined) =>
    setShown((before) => ({
      ...before,
      people: before.people.map((one) =>
        one.person._id === id ? { ...one, isGone: false, done } : one,
      ),
    }));
  return { people: shown.people, mark };
}

const toShown = <Person>(person: Person): SteadyPerson<Person> => ({
  ...{ person, isGone: false, done: undefined },
});

const begin = <Person>(fresh: readonly Person[], listName: string): Shown<Person> => ({
  ...{ fresh, listName, people: fresh.map(toShown) },
});

function merge<Person extends UnreachedPerson>(
  before: Shown<Person>,
  fresh: readonly Person[],
): Shown<Person> {
  const kept = before.people.map((one) => {
    if (one.done) return one;
    const found = fresh.find(({ _id }) => _id === one.person._id);
    return found ? toShown(found) : { ...one, isGone: true };
  });
  const known = new Set(kept.map(({ person }) => person._id));
  const added = fresh.filter(({ _id }) => !known.has(_id)).map(toShown);
  return { ...before, fresh, people: [...kept, ...added] };
}
