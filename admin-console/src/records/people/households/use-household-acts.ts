import { useState } from 'react';
import { addHousehold, changeHousehold, refuseHousehold } from 'contract/household-requests';
import type { HouseholdProposal } from 'contract/household-requests';
import { getPerson } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { RequestError } from 'shared-ui/send';
import type { Outcome } from '../../../base/outcome-note/use-outcome-note';
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
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: Promise<Outcome>): Promise<boolean> => {
    setIsBusy(true);
    const outcome = await work;
    setIsBusy(false);
    say(outcome);
    return outcome.tone === 'success';
  };
  return {
    isBusy,
    /** Resolves to whether it is done, as all of these do. */
    add: (persons: readonly PersonHead[]) => run(add(persons)),
    change: (household: KnownHousehold, persons: Persons) => run(change(household, persons)),
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

async function change(household: KnownHousehold, persons: Persons): Promise<Outcome> {
  const { _id, version, persons: before } = household;
  const sent = await sendMembers(_id, version, persons);
  if (!sent.ok) return toError(sent.message);
  const left = sent.response.household;
  if (left === null)
    return { tone: 'success', text: householdTexts.dissolved, undo: () => sayAgain(before) };
  return {
    ...{ tone: 'success', text: householdTexts.changed(left.name) },
    undo: () => takeBack(_id, left.version, before),
  };
}

/** Adds to the household of the proposal, which may have members that share nothing, or makes a new one. */
async function accept({ persons, household }: HouseholdProposal): Promise<Outcome> {
  const member = persons.find((person) => household && person.household?._id === household._id);
  if (!member) return add(persons);
  try {
    const { family } = await send(getPerson, { id: member._id });
    if (!family) return await add(persons);
    const { _id, version, members } = family;
    const all = new Map([...members, ...persons].map((person) => [person._id, person]));
    return await change({ _id, version, persons: members }, [...all.values()]);
  } catch (error) {
    if (error instanceof RequestError) return toError(householdTexts.failed);
    throw error;
  }
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
