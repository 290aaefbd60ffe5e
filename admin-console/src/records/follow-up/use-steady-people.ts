import { useState } from 'react';
import type { UnreachedPerson } from 'contract/follow-up-requests';

export interface SteadyPerson<Person> {
  readonly person: Person;
  /** Whether a colleague's change has taken the person from the list meanwhile. */
  readonly isGone: boolean;
}

interface Shown<Person> {
  readonly fresh: readonly Person[];
  readonly listName: string;
  readonly people: readonly SteadyPerson<Person>[];
  /** Ids of those whom the user took from the list. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Keeps people where they are while colleagues change the list: who is gone stays, marked, and who is new comes last.
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
  /** Lets the person leave the list at once, as the user expects of what they did. */
  const take = (id: string) =>
    setShown((before) => ({ ...before, taken: new Set([...before.taken, id]) }));
  return { people: shown.people, take };
}

const begin = <Person>(fresh: readonly Person[], listName: string): Shown<Person> => ({
  ...{ fresh, listName, taken: new Set<string>() },
  people: fresh.map((person) => ({ person, isGone: false })),
});

function merge<Person extends UnreachedPerson>(
  before: Shown<Person>,
  fresh: readonly Person[],
): Shown<Person> {
  const kept = before.people.flatMap(({ person }) => {
    const found = fresh.find(({ _id }) => _id === person._id);
    if (found) return [{ person: found, isGone: false }];
    return before.taken.has(person._id) ? [] : [{ person, isGone: true }];
  });
  const known = new Set(kept.map(({ person }) => person._id));
  const added = fresh.filter(({ _id }) => !known.has(_id));
  return {
    ...before,
    fresh,
    people: [...kept, ...added.map((person) => ({ person, isGone: false }))],
  };
}
