/** A bucket of tokens, one for each request or mail. */
export interface RateLimit {
  /** Buckets of one name and one owner are the same, whoever consumes from them. */
  readonly name: string;
  /** So many tokens fit into the bucket. */
  readonly burst: number;
  /** One more comes after each of these, in milliseconds. */
  readonly refill: number;
}

export type RequestClass = 'public-form' | 'log-in' | 'staff' | 'upload';

/**
 * What one caller may ask for, by class of routes. The caller of a route for staff is the account, else it is the
 * network: a hall of people shares one.
 */
export const requestClasses: Readonly<Record<RequestClass, RateLimit>> = {
  /**
   * Forms, and what costs as little: some from each of the 5,000 who may come (requirements 2.9), in the same minute. A
   * form beyond it is stored, in quarantine.
   */
  'public-form': { name: 'public-form', burst: 20_000, refill: 1_000 },
  /** What costs a hash of a password, a mail or a search for visitors and members: of a hall, in a few minutes. */
  'log-in': { name: 'log-in', burst: 300, refill: 1_000 },
  /** What staff change, and their logins: a hall full of members leaves them theirs. */
  staff: { name: 'staff', burst: 300, refill: 1_000 },
  /** Bodies with files, and pieces of a megabyte, before they are read. */
  upload: { name: 'upload', burst: 1_000, refill: 100 },
};

/** In milliseconds. */
const minute = 60_000;
const day = 1440 * minute;

/** Changes of the password and of the e-mail address of one account: each ends sessions or sends mails. */
export const accountChanges: RateLimit = { name: 'account-changes', burst: 5, refill: 12 * minute };

/** Corrections of one record by its sender: each is an entry of the audit log. */
export const recordCorrections: RateLimit = {
  name: 'record-corrections',
  burst: 10,
  refill: 6 * minute,
};

/** Mails that one member of staff has sent: to people of records, to those whom they invite, to themselves. */
export const mailsOfStaff: RateLimit = { name: 'mails-of-staff', burst: 30, refill: 2 * minute };

/** Sending one mail again, or one invitation: with its first time, as many as an address gets in an hour. */
export const mailRepeats: RateLimit = { name: 'mail-repeats', burst: 2, refill: 30 * minute };

/** Mails to the person of one record, by all staff together. */
export const mailsToRecord: RateLimit = { name: 'mails-to-record', burst: 5, refill: day / 5 };

/**
 * Mails to addresses that nobody confirmed, of all networks together: whoever sends a form, registers a profile or asks
 * for what was sent names any address. 600 in an hour at most.
 */
export const unconfirmedMails = (sort: 'forms' | 'others'): RateLimit => ({
  name: `unconfirmed-mails-${sort}`,
  burst: 400,
  refill: 18_000,
});

/** The same of one network. What comes beyond it is stored as before, without a mail. */
export const unconfirmedMailsOfNetwork = (sort: 'forms' | 'registrations'): RateLimit => ({
  name: `unconfirmed-mails-of-network-${sort}`,
  burst: 300,
  refill: 10_000,
});

/**
 * Places of a programme that one network takes where they are limited: for a family, or half of them at once and the
 * other half in a day. What comes beyond it waits for staff.
 */
export function placesOfNetwork({ id, places }: { readonly id: string; readonly places: number }) {
  const burst = Math.max(8, Math.ceil(places / 2));
  const limit: RateLimit = { name: `places-of-${id}`, burst, refill: Math.ceil(day / burst) };
  return limit;
}
