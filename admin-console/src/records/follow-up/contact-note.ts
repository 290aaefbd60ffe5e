import { removeContactNote } from 'contract/contact-history-requests';
import type { AddedContact, ContactOutcome } from 'contract/contact-history-requests';
import { listDueContacts, listNeverContacted } from 'contract/follow-up-requests';
import type { UnreachedPerson } from 'contract/follow-up-requests';
import { changeReviews } from 'contract/today-requests';
import { calendarDay } from '../../base/model/calendar-day';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { loadAgain } from '../../session/query-client';
import { sendChange } from '../../session/send';
import { addContact } from '../contact-history/add-contact';
import { reviewTexts } from '../review/store/review.texts';
import { followUpTexts } from './follow-up.texts';

export const kind = 'firstTimer';

/** What came of a call, with the day of the next one if there is to be one. */
export type NotedOutcome =
  | { readonly outcome: Exclude<ContactOutcome, 'try-again'> }
  | { readonly outcome: 'try-again'; readonly tryAgainOn: string };

/** Loads both lists of people again. */
export const reloadPeople = () => loadAgain([listDueContacts, listNeverContacted]);

/** Notes what came of a call. Resolves to what to tell the user; without `undo` it was not noted. */
export async function noteOutcome(
  person: UnreachedPerson,
  noted: NotedOutcome,
): Promise<Outcome & { readonly isNoted: boolean }> {
  const name = person.name || reviewTexts.nameless;
  const { failed, saved } = followUpTexts.outcomes;
  const sent = await addContact(kind, person._id, { way: 'hand', ...noted }, failed(name));
  if (!sent.ok) return { tone: 'error', text: sent.message, isNoted: false };
  void reloadPeople();
  const text =
    noted.outcome === 'try-again'
      ? saved['try-again'](name, calendarDay(noted.tryAgainOn))
      : saved[noted.outcome](name);
  const undo = () => takeBack(person, sent.response);
  return { tone: 'success', text, undo, isNoted: true };
}

/** Takes a contact back, and with it that the record is in progress, unless somebody has changed that since. */
async function takeBack(
  { _id: id, name }: UnreachedPerson,
  { entry, review }: AddedContact,
): Promise<Outcome> {
  const { takenBack, notTakenBack } = followUpTexts.outcomes;
  const who = name || reviewTexts.nameless;
  const failed = notTakenBack(who);
  const sent = await sendChange(removeContactNote, { kind, id, noteId: entry._id }, failed);
  if (!sent.ok) return { tone: 'error', text: failed };
  if (review) {
    const change = { kind, id, state: 'new', seenVersion: review.version } as const;
    await sendChange(changeReviews, { body: { changes: [change] } }, failed);
  }
  void reloadPeople();
  return { tone: 'success', text: takenBack(who) };
}
