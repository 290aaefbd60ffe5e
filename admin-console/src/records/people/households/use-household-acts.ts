import { addHousehold, changeHousehold, refuseHousehold } from 'contract/household-requests';
import type { HouseholdProposal } from 'contract/household-requests';
import { getPerson } from 'contract/person-requests';
import type { Person } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { RequestError } from 'shared-ui/send';
import type { Outcome } from '../../../base/outcome-note/use-outcome-note';
import { useOutcomeWork } from '../../../base/outcome-note/use-outcome-work';
import { send, sendChange } from '../../../session/send';
import { householdTexts } from './household.texts';

/** A household that exists, with those of it whom the user may read. */
export interface KnownHousehold {
  readonly _id: string;
  readonly version: number;
  readonly persons: readonly PersonHead[];
}

type Persons = readonly Pick<PersonHead, '_id'>[];

/**
 * Says who lives together, each time with one message and, where it can be, one undo.
 * @param say shows the message
 */
export function useHouseholdActs(say: (outcome: Outcome) => void) {
  const { isBusy, run } = useOutcomeWork(say);
  return {
    isBusy,
    /** Resolves to whether it is done, as all of these do. */
    add: (persons: readonly PersonHead[]) => run(add(persons)),
    change: (household: KnownHousehold, persons: readonly PersonHead[]) =>
      run(change(household, persons)),
    /** By the ids of records of theirs. */
    acceptRecords: (records: readonly string[]) => run(acceptRecords(records)),
    accept: (proposal: HouseholdProposal) => run(accept(proposal)),
    refuse: (persons: Persons) => run(refuse(persons)),
  };
}

async function add(persons: readonly PersonHead[]): Promise<Outcome> {
  const body = { persons: persons.map(toId) };
  const sent = await sendChange(addHousehold, { body }, householdTexts.failed);
  if (!sent.ok) return toError(sent.message);
  const { _id, name, version } = sent.response;
  const text = householdTexts.saidOf(name);
  // Removing it would restore no household that somebody has left, and end one that was there before, with others.
  if (persons.some(({ household }) => household !== undefined) || version > 0)
    return { tone: 'success', text };
  return { tone: 'success', text, undo: () => takeBack(_id, version, []) };
}

async function change(household: KnownHousehold, persons: readonly PersonHead[]): Promise<Outcome> {
  const { _id, version, persons: before } = household;
  const sent = await sendMembers(_id, version, persons);
  if (!sent.ok) return toError(sent.message);
  const left = sent.response.household;
  if (left === null)
    return { tone: 'success', text: householdTexts.dissolved, undo: () => sayAgain(before) };
  const text = householdTexts.changed(left.name);
  const hasMoved = persons.some((person) => person.household && person.household._id !== _id);
  // An undo would not bring anybody back into the household that they have left.
  if (hasMoved) return { tone: 'success', text };
  return { tone: 'success', text, undo: () => takeBack(_id, left.version, before) };
}

/** Adds to the household of the proposal, which may have members that share nothing, or makes a new one. */
async function accept({ persons, household }: HouseholdProposal): Promise<Outcome> {
  const member = persons.find((person) => household && person.household?._id === household._id);
  if (!member) return add(persons);
  const known = await loadPersons([member._id]);
  return known ? extend(known[0]?.family, persons) : toError(householdTexts.failed);
}

/** Puts the persons of records together, into the household of one of them if there is one. */
async function acceptRecords(records: readonly string[]): Promise<Outcome> {
  const persons = await loadPersons(records);
  if (!persons) return toError(householdTexts.failed);
  if (new Set(persons.map(toId)).size < 2) return toError(householdTexts.onePerson);
  return extend(persons.find(({ family }) => family)?.family, persons);
}

/** Undefined if one of them could not be loaded. */
export async function loadPersons(ids: readonly string[]): Promise<readonly Person[] | undefined> {
  try {
    return await Promise.all(ids.map((id) => send(getPerson, { id })));
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

async function extend(family: Person['family'], persons: readonly PersonHead[]): Promise<Outcome> {
  if (!family) return add(persons);
  const { _id, version, members } = family;
  const all = new Map([...members, ...persons].map((person) => [person._id, person]));
  return change({ _id, version, persons: members }, [...all.values()]);
}

async function refuse(persons: Persons): Promise<Outcome> {
  const body = { persons: persons.map(toId) };
  const sent = await sendChange(refuseHousehold, { body }, householdTexts.failed);
  return sent.ok ? { tone: 'success', text: householdTexts.refused } : toError(sent.message);
}

const sendMembers = (id: string, seenVersion: number, persons: Persons) =>
  sendChange(
    changeHousehold,
    { id, body: { persons: persons.map(toId), seenVersion } },
    householdTexts.failed,
  );

async function takeBack(id: string, version: number, persons: Persons): Promise<Outcome> {
  const sent = await sendMembers(id, version, persons);
  return sent.ok ? { tone: 'success', text: householdTexts.undone } : toError(sent.message);
}

async function sayAgain(persons: Persons): Promise<Outcome> {
  const body = { persons: persons.map(toId) };
  const sent = await sendChange(addHousehold, { body }, householdTexts.failed);
  return sent.ok ? { tone: 'success', text: householdTexts.undone } : toError(sent.message);
}

const toId = ({ _id }: Pick<PersonHead, '_id'>) => _id;

const toError = (text: string): Outcome => ({ tone: 'error', text });
