import type { ContactOutcome, ContactWay } from 'contract/contact-history-requests';

/** An entry of the contact history, without emails that were given up. */
export interface ContactRow {
  readonly way: ContactWay;
  /** Null for a message. */
  readonly outcome: ContactOutcome | null;
  /** ISO 8601. */
  readonly at: string;
  /** Local date in Innsbruck, YYYY-MM-DD. */
  readonly tryAgainOn: string | null;
}

/** What the contact history says about reaching somebody. All but the first two fields is about the time since then. */
export interface Contacts {
  readonly last?: ContactRow;
  /** When staff last reached the person, ISO 8601 as all times here. */
  readonly reachedAt?: string;
  readonly wrongNumberAt?: string;
  readonly tries: number;
  readonly tryAgainOn?: string;
  readonly lastCallAt?: string;
  readonly lastMessageAt?: string;
}

export const noContacts: Contacts = { tries: 0 };

/** Adds a contact that is later than those before. */
export function addContact(before: Contacts, row: ContactRow): Contacts {
  const { outcome, way, at, tryAgainOn } = row;
  if (outcome === 'reached') return { last: row, reachedAt: at, tries: 0 };
  return {
    ...before,
    last: row,
    tries: before.tries + 1,
    ...(outcome === 'wrong-number' && { wrongNumberAt: at }),
    ...(tryAgainOn !== null && { tryAgainOn }),
    ...(way === 'hand' ? { lastCallAt: at } : { lastMessageAt: at }),
  };
}
