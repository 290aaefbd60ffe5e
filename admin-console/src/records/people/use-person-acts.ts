import {
  joinPersons,
  maxJoinedPersons,
  partPerson,
  separatePersons,
  undoPersonChange,
} from 'contract/person-requests';
import type { PersonChange, PersonHead } from 'contract/persons';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { useOutcomeWork } from '../../base/outcome-note/use-outcome-work';
import { sendChange } from '../../session/send';
import { peopleTexts } from './people.texts';

type Versioned = Pick<PersonHead, '_id' | 'version'>;
type Undoable = Pick<PersonChange, '_id'>;

/**
 * Joins and parts persons, each time with one message and one undo.
 * @param say shows the message
 */
export function usePersonActs(say: (outcome: Outcome) => void) {
  const { isBusy, run } = useOutcomeWork(say);
  return {
    isBusy,
    /** Joins persons into the first of them. Resolves to whether it is done, as all of these do. */
    join: (persons: readonly PersonHead[]) => run(join(persons)),
    /** Joins the persons of each pair; pairs that share a person become one with it. */
    joinPairs: (pairs: readonly (readonly PersonHead[])[]) => run(joinPairs(pairs)),
    separate: (persons: readonly Versioned[]) => run(separate(persons)),
    part: (person: PersonHead, records: readonly string[]) => run(part(person, records)),
    undo: (change: Undoable) => run(takeBack([change])),
  };
}

async function join(persons: readonly PersonHead[]): Promise<Outcome> {
  const sent = await sendJoin(persons);
  if (!sent.ok) return { tone: 'error', text: sent.message };
  const { change, person } = sent.response;
  return done(peopleTexts.joined(person.name || peopleTexts.nameless), [change]);
}

async function joinPairs(pairs: readonly (readonly PersonHead[])[]): Promise<Outcome> {
  const changes: Undoable[] = [];
  const refusals = new Set<string>();
  let joined = 0;
  for (const { persons, pairCount } of groupPairs(pairs)) {
    const sent = await sendJoin(persons);
    if (!sent.ok) {
      refusals.add(sent.message);
      continue;
    }
    changes.push(sent.response.change);
    joined += pairCount;
  }
  const said = joined > 0 ? [peopleTexts.joinedMany(joined)] : [];
  const outcome = done([...said, ...refusals].join(' '), changes);
  return refusals.size > 0 ? { ...outcome, tone: 'error' } : outcome;
}

async function separate(persons: readonly Versioned[]): Promise<Outcome> {
  const body = { persons: persons.map(toSeen) };
  const sent = await sendChange(separatePersons, { body }, peopleTexts.failed);
  if (!sent.ok) return { tone: 'error', text: sent.message };
  return done(peopleTexts.separated, [sent.response.change]);
}

async function part(person: PersonHead, records: readonly string[]): Promise<Outcome> {
  const body = { records: [...records], seenVersion: person.version };
  const sent = await sendChange(partPerson, { id: person._id, body }, peopleTexts.failed);
  if (!sent.ok) return { tone: 'error', text: sent.message };
  const name = sent.response.person.name || peopleTexts.nameless;
  return done(peopleTexts.parted(records.length, name), [sent.response.change]);
}

const sendJoin = (persons: readonly PersonHead[]) =>
  sendChange(joinPersons, { body: { persons: persons.map(toSeen) } }, peopleTexts.failed);

const toSeen = ({ _id, version }: Versioned) => ({ _id, version });

const done = (text: string, changes: readonly Undoable[]): Outcome => ({
  ...{ tone: 'success', text },
  ...(changes.length > 0 && { undo: () => takeBack(changes) }),
});

/** An undo is not undone in turn: the persons are as they were. The last change is undone first. */
async function takeBack(changes: readonly Undoable[]): Promise<Outcome> {
  const refusals = new Set<string>();
  for (const { _id } of changes.toReversed()) {
    const sent = await sendChange(undoPersonChange, { id: _id }, peopleTexts.failed);
    if (!sent.ok) refusals.add(sent.message);
  }
  return refusals.size > 0
    ? { tone: 'error', text: [...refusals].join(' ') }
    : { tone: 'success', text: peopleTexts.undone };
}

interface PersonGroup {
  readonly persons: readonly PersonHead[];
  readonly pairCount: number;
}

/** Pairs that share a person are one group, because the version of the person changes with the first join. */
function groupPairs(pairs: readonly (readonly PersonHead[])[]): readonly PersonGroup[] {
  let groups: PersonGroup[] = [];
  for (const pair of pairs) {
    const ids = new Set(pair.map(({ _id }) => _id));
    const isOfPair = ({ persons }: PersonGroup) => persons.some(({ _id }) => ids.has(_id));
    const touched = groups.filter(isOfPair);
    const persons = new Map(
      [...touched.flatMap((group) => group.persons), ...pair].map((one) => [one._id, one]),
    );
    // A larger group waits for the next list, which has the persons that were joined by then.
    if (persons.size > maxJoinedPersons) continue;
    const pairCount = touched.reduce((sum, group) => sum + group.pairCount, 1);
    groups = groups.filter((group) => !isOfPair(group));
    groups.push({ persons: [...persons.values()], pairCount });
  }
  return groups;
}
